import { bankHolidays, type HolidayRegion } from './bank-holidays.ts';

/** Returns the day that is so many working days after a day ('2026-11-26'): no weekends, and no bank holidays of any of the regions. */
export function workingDayAfter(day: string, count: number, regions: readonly HolidayRegion[]): string {
  let at = noonOf(day);
  for (let working = 0; working < count; ) {
    at += DAY_MS;
    if (isWorking(at, regions)) working += 1;
  }
  return dayOf(at);
}

/** False at weekends, and on bank holidays of any of the regions. */
export function isWorkingDay(day: string, regions: readonly HolidayRegion[]): boolean {
  return isWorking(noonOf(day), regions);
}

function isWorking(noon: number, regions: readonly HolidayRegion[]): boolean {
  const weekday = new Date(noon).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const day = dayOf(noon);
  return !regions.some((region) => bankHolidays(Number(day.slice(0, 4)), region).has(day));
}

/** Days are counted at noon in UTC, which has no changes of the clocks. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

function dayOf(noon: number): string {
  return new Date(noon).toISOString().slice(0, 10);
}

const DAY_MS = 24 * 60 * 60 * 1000;
