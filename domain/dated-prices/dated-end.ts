import { londonTime } from '#domain/text/london-day.ts';
import { weekdayText } from '#domain/text/london-moment.ts';

/** Returns 'until Sunday 29 November at 18:00', or 'until the end of Sunday 29 November' where it is midnight, in London. */
export function untilText(endAt: string): string {
  const time = londonTime(endAt).slice(11, 16);
  const before = new Date(Date.parse(endAt) - 1).toISOString();
  return time === '00:00'
    ? `until the end of ${weekdayText(before)}`
    : `until ${weekdayText(endAt)} at ${time}`;
}
