import { paths } from '#app/links/paths.ts';
import { storeConfirmation } from '#app/storefront/order-sending/confirmation-store.ts';
import { type PlacedOrder, parsePlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { showToast } from '#app/ui/toast-store.ts';

const SETTLED = 'outboxOrderSettled';
const otherTabs =
  'document' in globalThis && 'BroadcastChannel' in globalThis ? new BroadcastChannel(SETTLED) : null;
if (otherTabs) otherTabs.onmessage = ({ data }) => announce(parsePlacedOrder(data));

/** An order that waited on this device has reached the shop, or was refused by it (null): every tab is told. */
export function tellOutboxOrderSettled(order: PlacedOrder | null): void {
  otherTabs?.postMessage(order);
  announce(order);
}

/** Whoever listens shows it. The answer stops listening. */
export function onOutboxOrderSettled(show: (orderNumber: string | null) => void): () => void {
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    show(typeof event.detail === 'string' ? event.detail : null);
  };
  addEventListener(SETTLED, hear);
  return () => removeEventListener(SETTLED, hear);
}

/** Where nobody waits for it in view, the word stays until it is read. */
function announce(order: PlacedOrder | null): void {
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
