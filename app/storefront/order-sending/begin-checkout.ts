import type { CheckedCart } from '#app/storefront/cart/checked-cart.ts';
import { newIdempotencyKey } from '#app/storefront/cart/new-idempotency-key.ts';
import { sameItems } from '#domain/cart/cart-lines.ts';
import { penceToPounds } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import { readPendingOrder, writePendingOrder } from './pending-order-store.ts';

/** Hands the cart to the checkout, at the prices shown; false when the browser would not store it. */
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
 * The same cart keeps the key of its unfinished order: should that have reached the shop after all, it is not ordered a
 * second time. Anything else is a new order.
 */
function keyFor(items: PendingOrder['items']): string {
  const unfinished = readPendingOrder();
  return unfinished && sameItems(unfinished.items, items) ? unfinished.idempotencyKey : newIdempotencyKey();
}
