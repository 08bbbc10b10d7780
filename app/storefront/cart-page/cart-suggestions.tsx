import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';
import { useCartPairs } from '#app/storefront/cart-drawer/use-cart-pairs.ts';
import { PopularProducts } from '#app/storefront/product-card/popular-products.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { suggestedForCart } from './suggested-for-cart.ts';

/** Popular products, which give way to what is used together with those of the cart. */
export function CartSuggestions({
  lines,
  popular,
}: {
  lines: readonly CartLineView[];
  popular: readonly ShownCard[];
}) {
  return <PopularProducts {...suggestedForCart(useCartPairs(lines), popular, lines)} />;
}
