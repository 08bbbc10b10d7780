import { storedValue } from '#app/browser/stored-value.ts';
import { type PendingOrder, parsePendingOrder } from '#domain/order/pending-order.ts';

const pendingOrder = storedValue<PendingOrder | null>({
  key: 'currentOrder',
  event: 'currentOrderUpdated',
  parse: parsePendingOrder,
});

export const usePendingOrder = pendingOrder.useValue;
export const readPendingOrder = pendingOrder.read;
export const writePendingOrder = pendingOrder.write;

/** Clears the order of this key alone: another tab may have begun the next. */
export function clearPendingOrder(idempotencyKey: string): void {
  if (pendingOrder.read()?.idempotencyKey === idempotencyKey) pendingOrder.write(null);
}
