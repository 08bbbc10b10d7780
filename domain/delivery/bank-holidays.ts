/** The parts of the United Kingdom with bank holidays of their own. */
export const HOLIDAY_REGIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export type HolidayRegion = (typeof HOLIDAY_REGIONS)[number];

/**
 * The bank holidays of a year as days ('2026-12-25'), substitute days included, by the standing rules of the Banking and
 * Financial Dealings Act 1971 and its proclamations. A holiday proclaimed for one year alone is not among them.
 */
export function bankHolidays(year: number, region: HolidayRegion): ReadonlySet<string> {
  const key = `${year} ${region}`;
  const known = KNOWN.get(key) ?? holidaysOf(year, region);
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(key, known);
  return known;
}

const KNOWN = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 100;

function holidaysOf(year: number, region: HolidayRegion): ReadonlySet<string> {
  const days = new Set<string>();
  for (const [month, day] of FIXED[region]) {
    let date = utc(year, month, day);
    while (isWeekend(date) || days.has(dayOf(date))) date = plus(date, 1);
    days.add(dayOf(date));
  }
  const easter = easterSunday(year);
  days.add(dayOf(plus(easter, -2)));
  if (region !== 'scotland') days.add(dayOf(plus(easter, 1)));
  days.add(dayOf(firstMonday(year, 5)));
  days.add(dayOf(lastMonday(year, 5)));
  days.add(dayOf(region === 'scotland' ? firstMonday(year, 8) : lastMonday(year, 8)));
  return days;
}

/** Month and day; each moves to the next working day that is free. */
const FIXED: Record<HolidayRegion, readonly (readonly [number, number])[]> = {
  'england-and-wales': [
    [1, 1],
    [12, 25],
    [12, 26],
  ],
  scotland: [
    [1, 1],
    [1, 2],
    [11, 30],
    [12, 25],
    [12, 26],
  ],
  'northern-ireland': [
    [1, 1],
    [3, 17],
    [7, 12],
    [12, 25],
    [12, 26],
  ],
};

/** The anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((b + 8) / 25);
  const e = Math.floor((b - d + 1) / 3);
  const f = (19 * a + b - Math.floor(b / 4) - e + 15) % 30;
  const g = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - f - (c % 4)) % 7;
  const h = Math.floor((a + 11 * f + 22 * g) / 451);
  const month = Math.floor((f + g - 7 * h + 114) / 31);
  return utc(year, month, ((f + g - 7 * h + 114) % 31) + 1);
}

function firstMonday(year: number, month: number): Date {
  const first = utc(year, month, 1);
  return plus(first, (8 - first.getUTCDay()) % 7);
}

function lastMonday(year: number, month: number): Date {
  const last = utc(year, month + 1, 0);
  return plus(last, -((last.getUTCDay() + 6) % 7));
}

function isWeekend(date: Date): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6;
}

function utc(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

function plus(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 24 * 60 * 60 * 1000);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
