import { ProductCard } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { ShownCard } from '../product-card/shown-card.ts';
import type { ListingData } from './listing-data.ts';
import { NothingFound } from './nothing-found.tsx';

const IN_FIRST_VIEW = 4;

export function Results({ listing }: { listing: ListingData }) {
  if (listing.results.items.length === 0) return <NothingFound listing={listing} />;
  return (
    <>
      <Found listing={listing} />
      <AlikeInStock products={listing.alike ?? []} />
    </>
  );
}

function Found({ listing }: { listing: ListingData }) {
  const { items } = listing.results;
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

/** Below products that are all sold out. */
function AlikeInStock({ products }: { products: readonly ShownCard[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="alike" className="mt-12 border-t border-line pt-8">
      <h2 id="alike" className="heading-3 mb-6">
        In stock instead
      </h2>
      <ProductGrid products={products} columns={3} />
    </section>
  );
}
