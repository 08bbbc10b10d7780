import { orderResultText } from '#app/storefront/order-sending/order-result-text.ts';
import { isOffline, sendOrder } from '#app/storefront/order-sending/send-order.ts';
import { penceToPounds } from '#domain/money/money.ts';
import type { OutboxOrder } from '#domain/order/outbox-order.ts';
import { withOutboxLockIfFree } from './outbox-lock.ts';
import { tellOutboxOrderSettled } from './outbox-order-settled.ts';
import {
  discardOutboxOrder,
  findOutboxOrder,
  markRefused,
  markSent,
  readOutboxOrders,
} from './outbox-store.ts';

/** Sends what waits; the key guards in any case (decision 7). */
export async function sendOutboxOrders(): Promise<void> {
  await withOutboxLockIfFree(async () => {
    for (const order of readOutboxOrders()) {
      const stillWaits = findOutboxOrder(order)?.problem === null;
      if (stillWaits && !(await sendOutboxOrder(order))) return;
    }
  });
}

/** False when the shop still cannot be reached: the others wait as well. */
async function sendOutboxOrder(order: OutboxOrder): Promise<boolean> {
  const { items, customerInfo, paymentMethod, expectedTotalPence } = order.request;
  const expectedTotal = expectedTotalPence === null ? undefined : penceToPounds(expectedTotalPence);
  // Noted before, in case the tab is closed meanwhile.
  if (!isOffline()) markSent(order);
  const answer = await sendOrder({ items, customerInfo, paymentMethod, expectedTotal }, order.idempotencyKey);
  switch (answer.kind) {
    case 'placed':
      discardOutboxOrder(order);
      tellOutboxOrderSettled(answer.order);
      return true;
    case 'unreachable':
      if (answer.mayHaveArrived) markSent(order);
      return false;
    case 'unexpected':
    case 'busy':
      return false;
    default:
      markRefused(order, orderResultText(answer));
      tellOutboxOrderSettled(null);
      return true;
  }
}
