import { ProductGrid } from '../product-card/product-grid.tsx';
import type { ShownCard } from '../product-card/shown-card.ts';

export default function PairsWellWith({ products }: { products: ShownCard[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="pairs-well-with" className="section-gap bg-blush-soft">
      <div className="wrap">
        <h2 id="pairs-well-with" className="heading-2 mb-8">
          Pairs well with
        </h2>
        <ProductGrid products={products} />
      </div>
    </section>
  );
}
