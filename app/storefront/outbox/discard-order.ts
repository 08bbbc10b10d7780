import { storeConfirmation } from '#app/storefront/order-sending/confirmation-store.ts';
import type { OutboxOrder } from '#domain/order/outbox-order.ts';
import { findSentOrder } from './find-sent-order.ts';
import { withOutboxLock } from './outbox-lock.ts';
import { discardOutboxOrder, findOutboxOrder } from './outbox-store.ts';

export type Discarded =
  | { kind: 'discarded' }
  /** The shop has it already. */
  | { kind: 'placed'; orderNumber: string }
  /** Nobody can say whether the shop has it: it stays. */
  | { kind: 'unknown' }
  /** It ended while the shopper was asked. */
  | { kind: 'ended' };

/** Whether the shop must be asked before it may be discarded: it may have it, and nothing was heard back. */
export function mustAskFirst({ problem, mayHaveArrived }: OutboxOrder): boolean {
  return problem === null && mayHaveArrived;
}

/** Takes an order off this device, unless the shop has it: else it might be ordered twice, or come unexpected (decision 7). */
export function discardOrder(order: OutboxOrder): Promise<Discarded> {
  return withOutboxLock(async () => {
    const kept = findOutboxOrder(order);
    if (!kept) return { kind: 'ended' };
    const sent = mustAskFirst(kept) ? await findSentOrder(kept) : ({ kind: 'not-placed' } as const);
    if (sent.kind === 'unknown') return { kind: 'unknown' };
    if (sent.kind === 'placed') storeConfirmation(sent.order);
    discardOutboxOrder(kept);
    return sent.kind === 'placed'
      ? { kind: 'placed', orderNumber: sent.order.orderNumber }
      : { kind: 'discarded' };
  });
}
