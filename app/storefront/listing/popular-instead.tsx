import { useShop } from '#app/shop/use-shop.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { ShownCard } from '../product-card/shown-card.ts';

/** Below a search or filters that no product meets. */
export function PopularInstead({ products }: { products: readonly ShownCard[] }) {
  const { popular } = useShop();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="mt-14 border-t border-line pt-10 md:mt-20">
      <h2 id="popular" className="heading-2 mb-7">
        {popular.now}
      </h2>
      <ProductGrid products={products} />
    </section>
  );
}
