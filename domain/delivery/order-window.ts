import { londonDay } from '#domain/text/london-day.ts';
import { type DeliveryPlace, type DeliveryWindow, deliveryWindow } from './delivery-window.ts';

/**
 * Returns the days on which an order is expected: from the day stored with it, which an import may bring, to the last of its own
 * place. Times are in ISO; without the time of the order the stored day stands alone.
 */
export function orderWindow(
  orderedAt: string,
  estimatedDelivery: string,
  place: DeliveryPlace | null,
  /** The last day as it was promised; '' for an order of before it was stored. */
  until = '',
): DeliveryWindow {
  const first = londonDay(estimatedDelivery);
  if (until) return { first, last: until < first ? first : until };
  if (!orderedAt) return { first, last: first };
  const { last } = deliveryWindow(Date.parse(orderedAt), place);
  return { first, last: last < first ? first : last };
}
