import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';
import { type CompactCard, CompactProduct } from '#app/storefront/compact-product/compact-product.tsx';
import { notInCart } from './not-in-cart.ts';

const SHOWN = 2;

/** Popular products that are not in the cart, by themselves or in a set, as the cart page shows them. */
export function DrawerSuggestions({ lines }: { lines: readonly CartLineView[] }) {
  const { load, data } = useFetcher<{ popular: CompactCard[] }>();
  useEffect(() => void load(paths.cart()), [load]);
  const products = notInCart(data?.popular ?? [], lines).slice(0, SHOWN);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="drawer-popular" className="mb-5 grid gap-3">
      <h3 id="drawer-popular" className="font-display text-lg">
        Popular with others
      </h3>
      <ul className="grid grid-cols-2 gap-3">
        {products.map((product) => (
          <CompactProduct key={product.id} product={product} as="tile" />
        ))}
      </ul>
    </section>
  );
}
