import { paths } from '#app/paths.ts';
import { showToast } from '#app/ui/toast-store.ts';
import type { KeptOrder } from '#domain/kept-order.ts';
import { penceToPounds } from '#domain/money.ts';
import { answerText } from './answer-text.ts';
import { storeConfirmation } from './confirmation-store.ts';
import { tellKeptOrderSettled } from './kept-order-settled.ts';
import { discardKeptOrder, markRefused, readKeptOrders } from './kept-order-store.ts';
import { sendOrder } from './send-order.ts';

/** Sends what waits, one tab at a time where the browser can say so; the key guards in any case (decision 7). */
export async function sendKeptOrders(): Promise<void> {
  if (!navigator.locks) return sendAll();
  await navigator.locks.request('kept-orders', { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll();
  });
}

async function sendAll(): Promise<void> {
  for (const order of readKeptOrders().filter(({ problem }) => problem === null)) {
    if (!(await sendKeptOrder(order))) return;
  }
}

/** False when the shop still cannot be reached: the others wait as well. */
async function sendKeptOrder(order: KeptOrder): Promise<boolean> {
  const { items, customerInfo, paymentMethod, expectedTotalPence } = order.request;
  const expectedTotal = expectedTotalPence === null ? undefined : penceToPounds(expectedTotalPence);
  const answer = await sendOrder({ items, customerInfo, paymentMethod, expectedTotal }, order.idempotencyKey);
  switch (answer.kind) {
    case 'placed':
      storeConfirmation(answer.order);
      discardKeptOrder(order);
      announcePlaced(answer.order.orderNumber);
      return true;
    case 'unreachable':
    case 'unexpected':
    case 'busy':
      return false;
    default:
      markRefused(order, answerText(answer));
      if (!tellKeptOrderSettled(null))
        showToast('An order kept on this device could not be placed.', 'alert', {
          to: paths.cart(),
          text: 'See why',
        });
      return true;
  }
}

/** Where nobody waits for it in view, the word stays until it is read. */
function announcePlaced(orderNumber: string): void {
  const isShown = tellKeptOrderSettled(orderNumber);
  const link = { to: paths.confirmation(orderNumber), text: 'See your order' };
  showToast(`Your order ${orderNumber} has been placed.`, 'status', isShown ? undefined : link);
}
