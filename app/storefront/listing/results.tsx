import { ProductCard } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { ListingData } from './listing-data.ts';
import { NothingFound } from './nothing-found.tsx';

const IN_FIRST_VIEW = 4;

export function Results({ listing }: { listing: ListingData }) {
  const { items } = listing.results;
  if (items.length === 0) return <NothingFound listing={listing} />;
  if (listing.query.view === 'grid') {
    return <ProductGrid products={items} columns={3} headingLevel={2} priorityCount={IN_FIRST_VIEW} />;
  }
  return (
    <ul className="border-t border-line">
      {items.map((product, index) => (
        <li key={product.id} className="border-b border-line">
          <ProductCard
            product={product}
            headingLevel={2}
            priority={index < IN_FIRST_VIEW}
            layout="list"
            words={listing.words[product.id]}
          />
        </li>
      ))}
    </ul>
  );
}
