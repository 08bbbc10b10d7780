import { londonDay } from '#domain/text/london-day.ts';
import { HOLIDAY_REGIONS } from './bank-holidays.ts';
import { workingDayAfter } from './working-days.ts';

/** The later end of `DELIVERY_TIME`. */
const WORKING_DAYS = 5;

/**
 * Returns the day ('2026-11-27') by which an order placed now arrives anywhere in the United Kingdom: nobody has said yet where it
 * goes, so the holidays of all its parts count.
 */
export function deliveredBy(orderedAtMs: number): string {
  return workingDayAfter(londonDay(new Date(orderedAtMs).toISOString()), WORKING_DAYS, HOLIDAY_REGIONS);
}
