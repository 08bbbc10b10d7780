import { answerText } from '#app/storefront/order-sending/order-result-text.ts';
import { isOffline, sendOrder } from '#app/storefront/order-sending/send-order.ts';
import { penceToPounds } from '#domain/money/money.ts';
import type { KeptOrder } from '#domain/order/outbox-order.ts';
import { ifAloneWithKeptOrders } from './outbox-lock.ts';
import { tellKeptOrderSettled } from './outbox-order-settled.ts';
import { discardKeptOrder, findKeptOrder, markRefused, markSent, readKeptOrders } from './outbox-store.ts';

/** Sends what waits; the key guards in any case (decision 7). */
export async function sendKeptOrders(): Promise<void> {
  await ifAloneWithKeptOrders(async () => {
    for (const order of readKeptOrders()) {
      const stillWaits = findKeptOrder(order)?.problem === null;
      if (stillWaits && !(await sendKeptOrder(order))) return;
    }
  });
}

/** False when the shop still cannot be reached: the others wait as well. */
async function sendKeptOrder(order: KeptOrder): Promise<boolean> {
  const { items, customerInfo, paymentMethod, expectedTotalPence } = order.request;
  const expectedTotal = expectedTotalPence === null ? undefined : penceToPounds(expectedTotalPence);
  // Noted before, in case the tab is closed meanwhile.
  if (!isOffline()) markSent(order);
  const answer = await sendOrder({ items, customerInfo, paymentMethod, expectedTotal }, order.idempotencyKey);
  switch (answer.kind) {
    case 'placed':
      discardKeptOrder(order);
      tellKeptOrderSettled(answer.order);
      return true;
    case 'unreachable':
      if (answer.mayHaveArrived) markSent(order);
      return false;
    case 'unexpected':
    case 'busy':
      return false;
    default:
      markRefused(order, answerText(answer));
      tellKeptOrderSettled(null);
      return true;
  }
}
