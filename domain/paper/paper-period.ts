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

/** True where both days are given, the later one first. */
export function isReversedPeriod(from: string, to: string): boolean {
  return isDay(from) && isDay(to) && from > to;
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
