import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ProductGrid } from '#app/storefront/product-card/product-grid.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorFence } from '#app/ui/error-fence.tsx';
import { NO_PRODUCTS, PRODUCT_GRID_ERROR, PRODUCT_GRID_ERROR_TEXT } from '#domain/words/messages.ts';
import { SectionHeading } from './section-heading.tsx';

export function TrendingSection({ products }: { products: ShownCard[] }) {
  return (
    <section aria-labelledby="trending" className="wrap section-gap max-sm:pt-7 lg:pt-12">
      <SectionHeading id="trending" title="Trending Beauty Products">
        <Link to={paths.products()} className="text-link max-xs:hidden">
          View all products
        </Link>
      </SectionHeading>
      <ErrorFence
        fallback={<EmptyState title={PRODUCT_GRID_ERROR} text={PRODUCT_GRID_ERROR_TEXT} heading="h3" />}
      >
        {products.length > 0 ? (
          <ProductGrid products={products} />
        ) : (
          <EmptyState title={NO_PRODUCTS} heading="h3" />
        )}
      </ErrorFence>
      <p className="mt-8 text-center xs:hidden">
        <Link to={paths.products()} className="text-link">
          View all products
        </Link>
      </p>
    </section>
  );
}
