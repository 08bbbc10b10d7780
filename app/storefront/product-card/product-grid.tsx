import { classNames } from '#app/ui/class-names.ts';
import { ProductCard } from './product-card.tsx';
import type { ShownCard } from './shown-card.ts';

/** Two columns on narrow screens, one for large text, else four, or three beside filters. */
export function ProductGrid({
  products,
  columns = 4,
  headingLevel = 3,
  priorityCount = 0,
}: {
  products: readonly ShownCard[];
  columns?: 3 | 4;
  headingLevel?: 2 | 3;
  /** Number of pictures in the first view, loaded with priority. */
  priorityCount?: number;
}) {
  return (
    <ul
      className={classNames(
        'product-grid grid gap-x-3.5 3xs:grid-cols-2 md:gap-x-6',
        columns === 4 ? 'sm:grid-cols-4' : 'sm:grid-cols-3 sm:gap-x-6',
      )}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} headingLevel={headingLevel} priority={index < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
