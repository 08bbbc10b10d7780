import { londonDay } from './london-day.ts';

const CLOCK = { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' } as const;
const TIME = new Intl.DateTimeFormat('en-GB', CLOCK);
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' });

/** Returns '14:05', or 'Tuesday at 14:05' where that is another day than `now`, of a moment in UTC (ISO). */
export function clockTime(at: string, now: string): string {
  const time = TIME.format(new Date(at));
  return londonDay(at) === londonDay(now) ? time : `${DAY.format(new Date(at))} at ${time}`;
}
