import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';
import { useCartPairs } from '#app/storefront/cart-drawer/use-cart-pairs.ts';
import { CompactProduct } from '#app/storefront/compact-product/compact-product.tsx';
import { QuickAdd } from '#app/storefront/product-card/quick-add.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { suggestedForCart } from './suggested-for-cart.ts';

/** Products to add: what is used together with those of the cart first, then popular ones. */
export function CartSuggestions({
  lines,
  popular,
}: {
  lines: readonly CartLineView[];
  popular: readonly ShownCard[];
}) {
  const pairs = useCartPairs(lines);
  const { title, products } = suggestedForCart(pairs ?? [], popular, lines);
  if (!pairs || products.length === 0) return null;
  return (
    <section aria-labelledby="cart-suggestions" className="grid gap-5 border-t border-line pt-8">
      <h2 id="cart-suggestions" className="heading-3">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 md:grid-cols-2 lg:grid-cols-4">
        {products.map((product) => (
          <CompactProduct key={product.id} product={product} as="tile">
            <QuickAdd product={product} />
          </CompactProduct>
        ))}
      </ul>
    </section>
  );
}
