import { orderResultText } from '#app/storefront/order-sending/order-result-text.ts';
import { isOffline, sendOrder } from '#app/storefront/order-sending/send-order.ts';
import { penceToPounds } from '#domain/money/money.ts';
import type { OutboxOrder } from '#domain/order/outbox-order.ts';
import { withOutboxLockIfFree } from './outbox-lock.ts';
import { notifyOutboxOrderSettled } from './outbox-order-settled.ts';
import {
  findOutboxOrder,
  markRefused,
  markSent,
  readOutboxOrders,
  removeOutboxOrder,
} from './outbox-store.ts';

/** Sends the orders that wait. Where two tabs send one after all, its key makes both the same order. */
export async function sendOutboxOrders(): Promise<void> {
  await withOutboxLockIfFree(async () => {
    for (const order of readOutboxOrders()) {
      const stillWaits = findOutboxOrder(order)?.problem === null;
      if (stillWaits && !(await sendOutboxOrder(order))) return;
    }
  });
}

/** Returns false when the shop still cannot be reached: the others wait as well. */
async function sendOutboxOrder(order: OutboxOrder): Promise<boolean> {
  const { expectedTotalPence, ...request } = order.request;
  const expectedTotal = expectedTotalPence === null ? undefined : penceToPounds(expectedTotalPence);
  // Marked before, in case the tab is closed meanwhile.
  if (!isOffline()) markSent(order);
  const response = await sendOrder({ ...request, expectedTotal }, order.idempotencyKey);
  switch (response.kind) {
    case 'placed':
      removeOutboxOrder(order);
      notifyOutboxOrderSettled(response.order);
      return true;
    case 'unreachable':
      if (response.mayHaveArrived) markSent(order);
      return false;
    case 'unexpected':
    case 'busy':
      return false;
    default:
      markRefused(order, orderResultText(response));
      notifyOutboxOrderSettled(null);
      return true;
  }
}
