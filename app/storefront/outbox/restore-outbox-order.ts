import { putBackItems } from '#app/storefront/cart/cart-changes.ts';
import { checkCart } from '#app/storefront/cart/cart-check.ts';
import { putBackOffers } from '#app/storefront/offer-choice/offer-choice-store.ts';
import { type CartItem, sameLine } from '#domain/cart/cart.ts';
import { penceToPounds } from '#domain/money/money.ts';
import type { OutboxOrder } from '#domain/order/outbox-order.ts';
import { removeOutboxOrder } from './outbox-store.ts';

/** Adds its items, as the catalogue has them today, to the cart, then removes the order from the outbox. */
export async function restoreOutboxOrder(
  order: OutboxOrder,
): Promise<'restored' | 'all-gone' | 'unreachable'> {
  const { items } = order.request;
  const check = await checkCart(items);
  if (!check) return 'unreachable';
  const found = check.lines.flatMap((line): CartItem[] => {
    const wanted = items.find((item) => sameLine(item, line));
    if (!wanted || line.problem === 'product-gone') return [];
    const { id, variant, variantId, name, brand, image } = line;
    return [
      {
        id,
        variant,
        variantId,
        name,
        brand,
        image,
        price: penceToPounds(line.pricePence),
        quantity: wanted.quantity,
      },
    ];
  });
  if (found.length === 0) return 'all-gone';
  if (!putBackItems(found)) return 'unreachable';
  putBackOffers(order.request);
  removeOutboxOrder(order);
  return 'restored';
}
