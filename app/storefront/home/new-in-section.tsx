import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ProductGrid } from '#app/storefront/product-card/product-grid.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { SectionHeading } from './section-heading.tsx';

export function NewInSection({ products }: { products: ShownCard[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="new-in" className="wrap section-gap">
      <SectionHeading id="new-in" title="New in">
        <Link to={paths.newest()} className="text-link">
          See everything new
        </Link>
      </SectionHeading>
      <ProductGrid products={products} />
    </section>
  );
}
