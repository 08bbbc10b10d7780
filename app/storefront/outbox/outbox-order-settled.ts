import { paths } from '#app/links/paths.ts';
import { storeConfirmation } from '#app/storefront/order-sending/confirmation-store.ts';
import { type PlacedOrder, parsePlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { showToast } from '#app/ui/toast-store.ts';

const SETTLED = 'outboxOrderSettled';
const otherTabs =
  'document' in globalThis && 'BroadcastChannel' in globalThis ? new BroadcastChannel(SETTLED) : null;
if (otherTabs) otherTabs.onmessage = ({ data }) => report(parsePlacedOrder(data));

/** Reports in every tab that an outbox order was placed, or refused (null). */
export function notifyOutboxOrderSettled(order: PlacedOrder | null): void {
  otherTabs?.postMessage(order);
  report(order);
}

/** Calls `show` in place of a toast that must be closed. Returns the function that removes the listener. */
export function onOutboxOrderSettled(show: (orderNumber: string | null) => void): () => void {
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    show(typeof event.detail === 'string' ? event.detail : null);
  };
  addEventListener(SETTLED, listener);
  return () => removeEventListener(SETTLED, listener);
}

/** Without a listener the toast stays until it is closed. */
function report(order: PlacedOrder | null): void {
  const orderNumber = order?.orderNumber ?? null;
  if (order) storeConfirmation(order);
  const isShown = !dispatchEvent(new CustomEvent(SETTLED, { detail: orderNumber, cancelable: true }));
  if (orderNumber) {
    const link = { to: paths.confirmation(orderNumber), text: 'See your order' };
    showToast(`Your order ${orderNumber} has been placed.`, 'status', isShown ? undefined : link);
  } else if (!isShown) {
    const link = { to: paths.cart(), text: 'See why' };
    showToast('An order kept on this device could not be placed.', 'alert', link);
  }
}
