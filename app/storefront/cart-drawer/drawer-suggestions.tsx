import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { CartLineView } from '#app/storefront/cart/checked-cart.ts';
import { CompactProduct } from '#app/storefront/compact-product/compact-product.tsx';
import { QuickAdd } from '#app/storefront/product-card/quick-add.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { notInCart } from './not-in-cart.ts';

const SHOWN = 2;

/** What is used together with the products of the cart and is not in it, by itself or in a set. */
export function DrawerSuggestions({ lines }: { lines: readonly CartLineView[] }) {
  const { load, data } = useFetcher<{ pairs: ShownCard[] }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = paths.cartPairs(lines.map(({ item }) => item.id));
  useEffect(() => void load(question), [load, question]);
  const products = notInCart(data?.pairs ?? [], lines).slice(0, SHOWN);
  const shown = products.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus left with a card whose product was added
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [shown]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="drawer-pairs" className="mb-5 grid gap-3">
      <h3 ref={heading} id="drawer-pairs" tabIndex={-1} className="font-display text-lg">
        Pairs well with your cart
      </h3>
      <ul className="grid grid-cols-2 gap-3">
        {products.map((product) => (
          <CompactProduct key={product.id} product={product} as="tile">
            <QuickAdd product={product} />
          </CompactProduct>
        ))}
      </ul>
    </section>
  );
}
