const CLOCK = { timeZone: 'Europe/London' };
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...CLOCK });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  ...CLOCK,
});

/** Returns 'Friday 27 November', the day in London of a moment in UTC (ISO). */
export const weekdayText = (at: string): string => DAY.format(new Date(at));

/** Returns 'Fri 27 Nov, 14:30', London time, of a moment in UTC (ISO). */
export const momentText = (at: string): string => MOMENT.format(new Date(at));
