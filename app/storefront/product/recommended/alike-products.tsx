import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { Price } from '#app/ui/price.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';

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
          <li
            key={product.id}
            className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 rounded-card border border-line bg-surface pr-4 hover:border-ink"
          >
            <div className="overflow-hidden rounded-l-card">
              <ProductPicture product={product} alt="" sizes="4.5rem" />
            </div>
            <div className="grid gap-0.5 py-2 leading-snug">
              <Link
                to={product.shown ? paths.variant(product.id, product.shown.slug) : paths.product(product.id)}
                className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card"
              >
                {product.name}
              </Link>
              <p className="text-sm text-ink-soft">
                {product.shown ? `${product.brand.name} · ${product.shown.name}` : product.brand.name}
              </p>
              <Price
                pricePence={product.pricePence}
                originalPricePence={product.originalPricePence}
                amount={product.amount}
                unit={product.unit}
                from={product.hasPriceRange}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
