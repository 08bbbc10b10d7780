import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';
import { sameLine } from '#domain/cart/cart.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { CurrentPrice } from './order-response.ts';

/** Names each line whose price changed, with both prices, and the new total. */
export function priceChangeText(
  lines: readonly Pick<CartLineView, 'item' | 'pricePence'>[],
  prices: readonly CurrentPrice[],
  totalPence: Pence,
): string {
  const changes = lines.flatMap(({ item, pricePence }) => {
    const now = prices.find((price) => sameLine(price, item));
    if (!now || now.pricePence === pricePence) return [];
    const variant = item.variant === STANDARD_VARIANT ? '' : ` (${item.variant})`;
    return `${item.name}${variant} was ${formatPounds(pricePence)}, now ${formatPounds(now.pricePence)}.`;
  });
  return ['The price has changed.', ...changes, `${TOTAL} ${formatPounds(totalPence)}.`, ASK].join(' ');
}

const TOTAL = 'Your new total is';
const ASK = 'Please check it and place your order again if you agree.';
