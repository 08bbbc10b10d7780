import { paths } from '#app/links/paths.ts';
import { readConfirmations, storeConfirmation } from '#app/storefront/order-sending/confirmation-store.ts';
import { findPlacedOrder } from '#app/storefront/order-sending/find-placed-order.ts';

/** Leads to the confirmation of a paid order where this tab knows its email; elsewhere the page itself says that it is paid. */
export async function showConfirmation(orderNumber: string): Promise<void> {
  const known = readConfirmations().find((order) => order.orderNumber === orderNumber);
  const email = known?.customerInfo?.email;
  if (!email) return;
  const found = await findPlacedOrder(orderNumber, email);
  if (found.ok && storeConfirmation(found.order)) window.location.replace(paths.confirmation(orderNumber));
}
