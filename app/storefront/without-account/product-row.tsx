import { Link } from 'react-router';
import { SectionHeading } from '#app/storefront/home/section-heading.tsx';
import { ProductGrid } from '#app/storefront/product-card/product-grid.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';

/** A row of products; nothing without products. */
export function ProductRow({
  title,
  products,
  all,
}: {
  title: string;
  products: ShownCard[];
  all: { name: string; to: string };
}) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="go-on" className="border-t border-line">
      <div className="wrap section-gap">
        <SectionHeading id="go-on" title={title}>
          <Link to={all.to} className="text-link">
            {all.name}
          </Link>
        </SectionHeading>
        <ProductGrid products={products} />
      </div>
    </section>
  );
}
