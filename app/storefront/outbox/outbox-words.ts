import type { OutboxOrder } from '#domain/order/outbox-order.ts';

export const SAVED_ON_THIS_DEVICE =
  'Your order is kept on this device. The shop has not confirmed it yet. We send it again by itself as soon as the shop can be reached, and it is placed only once.';

export const DISCARD_UNKNOWN =
  'We could not reach the shop, so we cannot say whether it has this order. It stays here and is sent again by itself, and it is placed only once. Please try again in a while.';

/** The consequence of discarding it. */
export function discardDetail({ problem, mayHaveArrived }: OutboxOrder): string {
  if (problem !== null) return 'The shop did not take it. It is removed from this device.';
  return mayHaveArrived
    ? 'It may have reached the shop, so we ask the shop first. Only if it does not have the order is it removed from this device.'
    : 'It has not left this device. It is removed from it and not sent.';
}
