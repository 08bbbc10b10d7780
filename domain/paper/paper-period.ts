import { addDays, isDay, londonDay, startOfLondonDay } from '#domain/text/london-day.ts';

/** A period of days in London, both included. */
export type PaperPeriod = { from: string; to: string };

/** Reads a period from the fields of its form; without valid days it is the month of `now` (UTC, ISO) so far. */
export function parsePeriod(from: string, to: string, now: string): PaperPeriod {
  const today = londonDay(now);
  const begin = isDay(from) ? from : `${today.slice(0, 8)}01`;
  const end = isDay(to) ? to : today;
  return begin <= end ? { from: begin, to: end } : { from: end, to: begin };
}

/** What is not as it was asked for in a period: a text that is no day, or the later day first. */
export function periodProblem(
  from: string,
  to: string,
): { problem: 'no-day'; text: string } | { problem: 'reversed' } | null {
  for (const text of [from, to]) if (text !== '' && !isDay(text)) return { problem: 'no-day', text };
  return isDay(from) && isDay(to) && from > to ? { problem: 'reversed' } : null;
}

/** Returns the moments (UTC, ISO) at which a period begins, and at which it is over. */
export function periodBounds({ from, to }: PaperPeriod): { since: string; until: string } {
  return { since: startOfLondonDay(from), until: startOfLondonDay(addDays(to, 1)) };
}

/** The months before the one of `today`, and it, newest first. */
export function recentMonths(today: string, count: number): PaperPeriod[] {
  const months: PaperPeriod[] = [];
  let from = `${today.slice(0, 8)}01`;
  for (let place = 0; place < count; place += 1) {
    const to = addDays(`${addDays(from, 31).slice(0, 8)}01`, -1);
    months.push({ from, to });
    from = `${addDays(from, -1).slice(0, 8)}01`;
  }
  return months;
}
