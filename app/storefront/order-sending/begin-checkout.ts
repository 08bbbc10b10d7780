import type { CheckedCart } from '#app/storefront/cart/checked-cart.ts';
import { newIdempotencyKey } from '#app/storefront/cart/new-idempotency-key.ts';
import { sameItems } from '#domain/cart/cart-lines.ts';
import { penceToPounds } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import { readPendingOrder, writePendingOrder } from './pending-order-store.ts';

/** Stores the cart, at the prices shown, as the order of the checkout; false where storage is refused. */
export function beginCheckout(cart: CheckedCart, paymentMethod: PaymentMethod): boolean {
  const items = cart.lines.map(({ item, pricePence }) => ({ ...item, price: penceToPounds(pricePence) }));
  return writePendingOrder({
    items,
    paymentMethod,
    subtotal: penceToPounds(cart.totals.subtotalPence),
    shipping: penceToPounds(cart.totals.shippingPence),
    total: penceToPounds(cart.totals.totalPence),
    orderDate: new Date().toISOString(),
    idempotencyKey: keyFor(items),
  });
}

/**
 * Returns the key of the unfinished order where the cart is the same: should that order have reached the shop after all, it is
 * not placed twice. Any other cart gets a new key.
 */
function keyFor(items: PendingOrder['items']): string {
  const unfinished = readPendingOrder();
  return unfinished && sameItems(unfinished.items, items) ? unfinished.idempotencyKey : newIdempotencyKey();
}
