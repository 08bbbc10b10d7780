import { useKeptFocus } from '#app/browser/use-kept-focus.ts';
import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';
import { CompactProduct } from '#app/storefront/compact-product/compact-product.tsx';
import { QuickAdd } from '#app/storefront/product-card/quick-add.tsx';
import { useCartPairs } from './use-cart-pairs.ts';

const SHOWN = 2;

/** What is used together with the products of the cart and is not in it, by itself or in a set. */
export function DrawerSuggestions({ lines }: { lines: readonly CartLineView[] }) {
  const products = useCartPairs(lines).slice(0, SHOWN);
  const { list, heading } = useKeptFocus(products.map(({ id }) => id).join());
  if (products.length === 0) return null;
  return (
    <section ref={list} aria-labelledby="drawer-pairs" className="mb-5 grid gap-3">
      <h3 ref={heading} id="drawer-pairs" tabIndex={-1} className="font-display text-lg">
        Pairs well with your cart
      </h3>
      <ul className="grid 3xs:grid-cols-2 gap-3">
        {products.map((product) => (
          <CompactProduct key={product.id} product={product} as="tile">
            <QuickAdd product={product} />
          </CompactProduct>
        ))}
      </ul>
    </section>
  );
}
