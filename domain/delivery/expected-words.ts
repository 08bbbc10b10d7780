import type { DeliveryWindow } from './delivery-window.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** The one wording of when an order arrives: 'Expected Tue 1 – Thu 3 Dec', 'Expected Mon 30 Nov – Wed 2 Dec'. */
export const expectedWords = (window: DeliveryWindow): string => `Expected ${windowText(window)}`;

/** 'Tue 1 – Thu 3 Dec' */
export function windowText({ first, last }: DeliveryWindow): string {
  const [from, to] = [partsOf(first), partsOf(last)];
  if (first === last) return `${to.day} ${to.month}`;
  return from.month === to.month
    ? `${from.day} – ${to.day} ${to.month}`
    : `${from.day} ${from.month} – ${to.day} ${to.month}`;
}

/** The days of a delivery that can be chosen. */
export function windowOf({ from, until }: { from: string; until: string }): DeliveryWindow {
  return { first: from, last: until };
}

function partsOf(day: string): { day: string; month: string } {
  const date = new Date(`${day}T12:00:00Z`);
  return { day: `${WEEKDAY.format(date)} ${date.getUTCDate()}`, month: MONTH.format(date) };
}
