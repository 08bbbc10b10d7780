import { useKeptFocus } from '#app/browser/use-kept-focus.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ProductGrid } from './product-grid.tsx';
import type { ShownCard } from './shown-card.ts';

export function PopularProducts({ title, products }: { title?: string; products: readonly ShownCard[] }) {
  const { popular } = useShop();
  const { list, heading } = useKeptFocus(products.map(({ id }) => id).join());
  if (products.length === 0) return null;
  return (
    <section ref={list} aria-labelledby="popular-products" className="section-gap border-t border-line">
      <div className="wrap">
        <h2 ref={heading} id="popular-products" tabIndex={-1} className="heading-2 mb-8">
          {title ?? popular.now}
        </h2>
        <ProductGrid products={products} />
      </div>
    </section>
  );
}
