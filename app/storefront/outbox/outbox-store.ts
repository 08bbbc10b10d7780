import { storedValue } from '#app/browser/stored-value.ts';
import { type OutboxOrder, parseOutboxOrders } from '#domain/order/outbox-order.ts';

/** Cash orders that could not reach the shop (docs/decisions/032-offline-orders-outbox.md). */
const outboxOrders = storedValue<OutboxOrder[]>({
  key: 'orders',
  event: 'outboxOrdersUpdated',
  parse: parseOutboxOrders,
});

export const useOutboxOrders = outboxOrders.useValue;
export const readOutboxOrders = outboxOrders.read;

export function addOutboxOrder(order: OutboxOrder): boolean {
  return outboxOrders.write([...others(order), order]);
}

/** Returns the order as it is stored now; undefined where it was removed. */
export function findOutboxOrder(order: OutboxOrder): OutboxOrder | undefined {
  return outboxOrders.read().find((stored) => isSame(stored, order));
}

export function markRefused(order: OutboxOrder, problem: string): void {
  mark(order, { problem });
}

/** Marks that the shop may have it: it is discarded only once the shop says it does not. */
export function markSent(order: OutboxOrder): void {
  mark(order, { mayHaveArrived: true });
}

export function removeOutboxOrder(order: OutboxOrder): void {
  outboxOrders.write(others(order));
}

function mark(order: OutboxOrder, change: Partial<OutboxOrder>): void {
  outboxOrders.write(
    outboxOrders.read().map((stored) => (isSame(stored, order) ? { ...stored, ...change } : stored)),
  );
}

function others(order: OutboxOrder): OutboxOrder[] {
  return outboxOrders.read().filter((stored) => !isSame(stored, order));
}

function isSame(a: OutboxOrder, b: OutboxOrder): boolean {
  return a.idempotencyKey === b.idempotencyKey;
}
