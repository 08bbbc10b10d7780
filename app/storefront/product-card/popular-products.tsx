import { ProductGrid } from './product-grid.tsx';
import type { ShownCard } from './shown-card.ts';

export function PopularProducts({ products }: { products: readonly ShownCard[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="popular-products" className="section-gap border-t border-line">
      <div className="wrap">
        <h2 id="popular-products" className="heading-2 mb-8">
          Popular with others
        </h2>
        <ProductGrid products={products} />
      </div>
    </section>
  );
}
