import { storedValue } from '#app/browser/stored-value.ts';
import { type OutboxOrder, parseOutboxOrders } from '#domain/order/outbox-order.ts';

/** Cash orders that could not reach the shop (decision 7). */
const outboxOrders = storedValue<OutboxOrder[]>({
  key: 'orders',
  event: 'outboxOrdersUpdated',
  parse: parseOutboxOrders,
});

export const useOutboxOrders = outboxOrders.useValue;
export const readOutboxOrders = outboxOrders.read;

export function keepOrder(order: OutboxOrder): boolean {
  return outboxOrders.write([...others(order), order]);
}

/** As it is kept now; undefined when it is no more. */
export function findOutboxOrder(order: OutboxOrder): OutboxOrder | undefined {
  return outboxOrders.read().find((kept) => isSame(kept, order));
}

export function markRefused(order: OutboxOrder, problem: string): void {
  mark(order, { problem });
}

/** From now on it is discarded only when the shop says it does not have it. */
export function markSent(order: OutboxOrder): void {
  mark(order, { mayHaveArrived: true });
}

export function discardOutboxOrder(order: OutboxOrder): void {
  outboxOrders.write(others(order));
}

function mark(order: OutboxOrder, change: Partial<OutboxOrder>): void {
  outboxOrders.write(
    outboxOrders.read().map((kept) => (isSame(kept, order) ? { ...kept, ...change } : kept)),
  );
}

function others(order: OutboxOrder): OutboxOrder[] {
  return outboxOrders.read().filter((kept) => !isSame(kept, order));
}

function isSame(a: OutboxOrder, b: OutboxOrder): boolean {
  return a.idempotencyKey === b.idempotencyKey;
}
