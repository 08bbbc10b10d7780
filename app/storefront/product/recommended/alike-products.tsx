import { CompactProduct } from '#app/storefront/compact-product/compact-product.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';

/** Products to take instead of a sold-out one. Loaded where one is sold out. */
export default function AlikeProducts({
  products,
  ofSet,
}: {
  products: readonly ShownCard[];
  /** True if parts of a set are among them. */
  ofSet: boolean;
}) {
  return (
    <section aria-labelledby="alike" className="grid gap-3">
      <h2 id="alike" className="font-display text-lg leading-snug">
        {ofSet ? 'Its parts and others, in stock' : 'Similar, and in stock'}
      </h2>
      <ul className="grid gap-3">
        {products.map((product) => (
          <CompactProduct key={product.id} product={product} as="row" />
        ))}
      </ul>
    </section>
  );
}
