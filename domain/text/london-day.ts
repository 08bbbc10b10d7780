const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Returns the day in London, 'YYYY-MM-DD', of a moment in UTC (ISO). */
export function londonDay(at: string): string {
  const { year, month, day } = partsOf(new Date(at));
  return `${year}-${month}-${day}`;
}

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' });

/** Returns '21 November 2026', the day in London of a moment in UTC (ISO). */
export function longDay(at: string): string {
  return LONG_DAY.format(new Date(at));
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** Returns 'YYYY-MM-DD HH:MM:SS', the time in London of a moment in UTC (ISO); such texts sort by time. */
export function londonTime(at: string): string {
  return `${londonDay(at)} ${TIME.format(new Date(at))}`;
}

/** Returns the moment in UTC (ISO) at which a day begins in London, an hour earlier in summer. */
export function startOfLondonDay(day: string): string {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  const isSummer = partsOf(midnight).hour === '01';
  return new Date(midnight.getTime() - (isSummer ? HOUR_MS : 0)).toISOString();
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** True for an existing day: '2026-02-30' is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

const HOUR_MS = 60 * 60 * 1000;

/** Clocks change at full hours: each hour is formatted once, and asked for many times. */
function partsOf(date: Date): Record<string, string> {
  const hour = Math.floor(date.getTime() / HOUR_MS);
  const known = PARTS.get(hour);
  if (known) return known;
  const parts = Object.fromEntries(CLOCK.formatToParts(date).map(({ type, value }) => [type, value]));
  if (PARTS.size >= MOST_HOURS) PARTS.clear();
  PARTS.set(hour, parts);
  return parts;
}

const PARTS = new Map<number, Record<string, string>>();
const MOST_HOURS = 1000;
