import { storeConfirmation } from '#app/storefront/order-sending/confirmation-store.ts';
import type { OutboxOrder } from '#domain/order/outbox-order.ts';
import { findSentOrder } from './find-sent-order.ts';
import { withOutboxLock } from './outbox-lock.ts';
import { findOutboxOrder, removeOutboxOrder } from './outbox-store.ts';

export type DiscardResult =
  | { kind: 'discarded' }
  /** The shop has it already. */
  | { kind: 'placed'; orderNumber: string }
  /** The shop could not be asked: the order stays. */
  | { kind: 'unknown' }
  /** It was placed, refused or discarded meanwhile. */
  | { kind: 'settled' };

/** True where the order may have reached the shop and no response came back. */
export function mayHaveBeenPlaced({ problem, mayHaveArrived }: OutboxOrder): boolean {
  return problem === null && mayHaveArrived;
}

/** Removes an order from this device unless the shop has it: else it might be ordered twice, or come unexpected. */
export function discardOrder(order: OutboxOrder): Promise<DiscardResult> {
  return withOutboxLock(async () => {
    const current = findOutboxOrder(order);
    if (!current) return { kind: 'settled' };
    const sent = mayHaveBeenPlaced(current)
      ? await findSentOrder(current)
      : ({ kind: 'not-placed' } as const);
    if (sent.kind === 'unknown') return { kind: 'unknown' };
    if (sent.kind === 'placed') storeConfirmation(sent.order);
    removeOutboxOrder(current);
    return sent.kind === 'placed'
      ? { kind: 'placed', orderNumber: sent.order.orderNumber }
      : { kind: 'discarded' };
  });
}
