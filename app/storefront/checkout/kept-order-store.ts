import { type KeptOrder, parseKeptOrders } from '#domain/kept-order.ts';
import { storedValue } from '../cart/cart-store.ts';

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

export function markRefused(order: KeptOrder, problem: string): void {
  const marked = { ...order, problem };
  keptOrders.write(keptOrders.read().map((kept) => (isSame(kept, order) ? marked : kept)));
}

export function discardKeptOrder(order: KeptOrder): void {
  keptOrders.write(others(order));
}

function others(order: KeptOrder): KeptOrder[] {
  return keptOrders.read().filter((kept) => !isSame(kept, order));
}

function isSame(a: KeptOrder, b: KeptOrder): boolean {
  return a.idempotencyKey === b.idempotencyKey;
}
