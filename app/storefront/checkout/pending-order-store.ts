import { type PendingOrder, parsePendingOrder } from '#domain/pending-order.ts';
import { storedValue } from '../cart/cart-store.ts';

const pendingOrder = storedValue<PendingOrder | null>({
  key: 'currentOrder',
  event: 'currentOrderUpdated',
  parse: parsePendingOrder,
});

export const usePendingOrder = pendingOrder.useValue;
export const readPendingOrder = pendingOrder.read;
export const writePendingOrder = pendingOrder.write;

/** Only this one: another tab may have begun the next. */
export function clearPendingOrder(idempotencyKey: string): void {
  if (pendingOrder.read()?.idempotencyKey === idempotencyKey) pendingOrder.write(null);
}
