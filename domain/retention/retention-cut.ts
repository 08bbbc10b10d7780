import { addMonths } from '#domain/calendar/add-months.ts';
import { addDays, londonDay, startOfLondonDay } from '#domain/text/london-day.ts';
import { RETENTION_KINDS, type RetentionKind, type RetentionTimes } from './retention-kinds.ts';

/**
 * Returns the moment (UTC, ISO) before which what is of a kind has been kept long enough at `now`. The same all day long in London, so
 * that what a preview says is what happens.
 */
export function retentionCut(kind: RetentionKind, times: RetentionTimes, now: string): string {
  const today = londonDay(now);
  const { unit } = RETENTION_KINDS[kind];
  const time = times[kind];
  if (unit === 'days') return startOfLondonDay(addDays(today, -time));
  if (unit === 'months') return startOfLondonDay(addMonths(today, -time));
  return startOfLondonDay(startOfYearsKept(today, time, times.yearEndMonth));
}

/**
 * The first day whose orders are still kept: the years count from the end of the accounting year an order falls in. Where no year end is
 * stated, a year more is kept, which is enough for every one.
 */
function startOfYearsKept(today: string, years: number, yearEndMonth: number): string {
  if (yearEndMonth === 0) return addMonths(today, -12 * (years + 1));
  // The first day of the accounting year that today falls in.
  const month = Number(today.slice(5, 7));
  const isAfterEnd = month > yearEndMonth;
  const year = Number(today.slice(0, 4)) - (isAfterEnd ? 0 : 1);
  const begun = addMonths(`${String(year).padStart(4, '0')}-${String(yearEndMonth).padStart(2, '0')}-01`, 1);
  return addMonths(begun, -12 * years);
}

/** Returns '6 years', '1 month'. */
export function timeText(count: number, unit: 'years' | 'months' | 'days'): string {
  if (unit === 'months' && count >= 24 && count % 12 === 0) return timeText(count / 12, 'years');
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** Returns '6 years after the end of the accounting year they fall in'. */
export function keptText(kind: RetentionKind, times: RetentionTimes): string {
  const { unit, from } = RETENTION_KINDS[kind];
  return `${timeText(times[kind], unit)} ${from}`;
}

/** The kinds of which less is kept than before: something may go the same night. */
export function shorterKinds(before: RetentionTimes, after: RetentionTimes, now: string): RetentionKind[] {
  return (Object.keys(RETENTION_KINDS) as RetentionKind[]).filter(
    (kind) => retentionCut(kind, after, now) > retentionCut(kind, before, now),
  );
}
