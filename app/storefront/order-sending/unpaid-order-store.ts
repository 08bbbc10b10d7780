import { objectOf, textOf } from '#app/browser/read-json.ts';
import { storedValue } from '#app/browser/stored-value.ts';
import type { PlacedOrder } from './placed-order.ts';

/** The number of an order, and until when it is held for its payment (UTC, ISO): nothing of its customer. */
export type UnpaidOrder = { orderNumber: string; payBy: string };

/** The last order of this device that awaits its payment: another tab, or the browser opened again, offers to pay it. */
const unpaidOrder = storedValue<UnpaidOrder | null>({
  key: 'unpaidOrder',
  event: 'unpaidOrderUpdated',
  parse: parseUnpaidOrder,
});

export const readUnpaidOrder = unpaidOrder.read;
export const useUnpaidOrder = unpaidOrder.useValue;
export const storeUnpaidOrder = unpaidOrder.write;

/** Forgets an order that is paid or over. */
export function forgetUnpaidOrder(orderNumber: string): void {
  if (unpaidOrder.read()?.orderNumber === orderNumber) unpaidOrder.write(null);
}

/** Stores an order that awaits its payment and forgets one that does so no more. */
export function noteUnpaid(order: PlacedOrder): void {
  const { orderNumber, orderStatus, paymentStatus, paymentProcessing, payBy } = order;
  const awaits = orderStatus !== 'cancelled' && paymentStatus === 'awaiting payment' && !paymentProcessing;
  if (awaits && payBy) storeUnpaidOrder({ orderNumber, payBy });
  else forgetUnpaidOrder(orderNumber);
}

function parseUnpaidOrder(stored: unknown): UnpaidOrder | null {
  const { orderNumber, payBy } = objectOf(stored);
  const [number, until] = [textOf(orderNumber), textOf(payBy)];
  return number && Number.isFinite(Date.parse(until)) ? { orderNumber: number, payBy: until } : null;
}
