import { storedValue } from '#app/browser/stored-value.ts';
import { type KeptOrder, parseKeptOrders } from '#domain/order/outbox-order.ts';

/** Cash orders that could not reach the shop (decision 7). */
const keptOrders = storedValue<KeptOrder[]>({
  key: 'orders',
  event: 'keptOrdersUpdated',
  parse: parseKeptOrders,
});

export const useKeptOrders = keptOrders.useValue;
export const readKeptOrders = keptOrders.read;

export function keepOrder(order: KeptOrder): boolean {
  return keptOrders.write([...others(order), order]);
}

/** As it is kept now; undefined when it is no more. */
export function findKeptOrder(order: KeptOrder): KeptOrder | undefined {
  return keptOrders.read().find((kept) => isSame(kept, order));
}

export function markRefused(order: KeptOrder, problem: string): void {
  mark(order, { problem });
}

/** From now on it is discarded only when the shop says it does not have it. */
export function markSent(order: KeptOrder): void {
  mark(order, { mayHaveArrived: true });
}

export function discardKeptOrder(order: KeptOrder): void {
  keptOrders.write(others(order));
}

function mark(order: KeptOrder, change: Partial<KeptOrder>): void {
  keptOrders.write(keptOrders.read().map((kept) => (isSame(kept, order) ? { ...kept, ...change } : kept)));
}

function others(order: KeptOrder): KeptOrder[] {
  return keptOrders.read().filter((kept) => !isSame(kept, order));
}

function isSame(a: KeptOrder, b: KeptOrder): boolean {
  return a.idempotencyKey === b.idempotencyKey;
}
