import { addDays } from '#domain/text/london-day.ts';
import { bankHolidays, type HolidayRegion } from './bank-holidays.ts';

/** Returns the day that is so many working days after a day ('2026-11-26'): no weekends, and no bank holidays of any of the regions. */
export function workingDayAfter(day: string, count: number, regions: readonly HolidayRegion[]): string {
  let after = day;
  for (let working = 0; working < count; ) {
    after = addDays(after, 1);
    if (isWorkingDay(after, regions)) working += 1;
  }
  return after;
}

/** False at weekends, and on bank holidays of any of the regions. */
export function isWorkingDay(day: string, regions: readonly HolidayRegion[]): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !regions.some((region) => bankHolidays(Number(day.slice(0, 4)), region).has(day));
}
