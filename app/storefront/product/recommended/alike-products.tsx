import { CompactProduct } from '#app/storefront/compact-product/compact-product.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import type { AlikeBy } from '#database/queries/recommended/recommended-products.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';

/** Products to take instead of a sold-out one. Loaded where one is sold out. */
export default function AlikeProducts({
  products,
  by,
  category,
}: {
  products: readonly ShownCard[];
  by: AlikeBy;
  category: NamedRef;
}) {
  return (
    <section aria-labelledby="alike" className="grid gap-3">
      <h2 id="alike" className="font-display text-lg leading-snug">
        {by === 'set' && 'Its parts and others, in stock'}
        {by === 'type' && 'Similar, and in stock'}
        {by === 'category' && `More in ${category.name}`}
      </h2>
      <ul className="grid gap-3">
        {products.map((product) => (
          <CompactProduct key={product.id} product={product} as="row" />
        ))}
      </ul>
    </section>
  );
}
