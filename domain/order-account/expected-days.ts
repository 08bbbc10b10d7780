import { deliveredBy } from '#domain/order/delivered-by.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'long' });

/**
 * Returns 'Expected 25–27 November': from the day stored with the order to the day its product page promised. Times are in ISO;
 * without that of the order, 'Expected from 25 November'.
 */
export function expectedDays(orderedAt: string, estimatedDelivery: string): string {
  const first = new Date(estimatedDelivery);
  const firstDay = DAY.format(first);
  if (!orderedAt) return `Expected from ${firstDay}`;
  const last = new Date(`${deliveredBy(Date.parse(orderedAt))}T12:00:00Z`);
  const lastDay = DAY.format(last);
  if (last <= first || lastDay === firstDay) return `Expected ${firstDay}`;
  const [day, month] = firstDay.split(' ');
  return lastDay.endsWith(` ${month}`) ? `Expected ${day}–${lastDay}` : `Expected ${firstDay} – ${lastDay}`;
}
