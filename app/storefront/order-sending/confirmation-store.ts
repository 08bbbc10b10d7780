import { listOf } from '#app/browser/read-json.ts';
import { storedValue } from '#app/browser/stored-value.ts';
import { type PlacedOrder, parsePlacedOrder } from './placed-order.ts';
import { noteUnpaid } from './unpaid-order-store.ts';

const SHOWN_AGAIN = 5;

const confirmations = storedValue<PlacedOrder[]>({
  key: 'confirmations',
  event: 'confirmationsUpdated',
  parse: parseConfirmations,
  inTabOnly: true,
});

export const useConfirmations = confirmations.useValue;
export const readConfirmations = confirmations.read;

/** Stores it while the tab is open, so that reloading the confirmation shows it again. */
export function storeConfirmation(order: PlacedOrder): boolean {
  noteUnpaid(order);
  const others = confirmations.read().filter((other) => other.orderNumber !== order.orderNumber);
  return confirmations.write([order, ...others].slice(0, SHOWN_AGAIN));
}

function parseConfirmations(stored: unknown): PlacedOrder[] {
  return listOf(stored).flatMap((order) => parsePlacedOrder(order) ?? []);
}
