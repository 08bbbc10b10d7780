import { deliveredBy } from '#domain/order/delivered-by.ts';

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** Returns 'Fri 27 Nov', the day by which an order placed now arrives. Fetched by script, off the page's own. */
export function deliveryDay(nowMs: number): string {
  return DAY.format(new Date(deliveredBy(nowMs))).replace(',', '');
}
