import type { ReactNode } from 'react';
import type { ProductCard as Card } from '#domain/product.ts';
import { ProductCard } from './product-card.tsx';

/** Two columns on a phone, three on a tablet, four (or three beside filters) on a desk. */
export function ProductGrid({
  products,
  columns = 4,
  headingLevel = 3,
  priorityCount = 0,
  children,
}: {
  products: Card[];
  columns?: 3 | 4;
  headingLevel?: 2 | 3;
  /** How many pictures are in the first view. */
  priorityCount?: number;
  children?: ReactNode;
}) {
  return (
    <ul
      className={
        columns === 4
          ? 'grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 md:grid-cols-4'
          : 'grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6'
      }
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} headingLevel={headingLevel} priority={index < priorityCount} />
        </li>
      ))}
      {children}
    </ul>
  );
}
