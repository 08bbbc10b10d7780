import { useNavigation } from 'react-router';
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterSheet, Filters } from './filters.tsx';
import type { ListingData } from './listing-data.ts';
import { listingBase } from './listing-paths.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Pages } from './pages.tsx';

const IN_FIRST_VIEW = 4;

/** Every listing: heading, filters, what was found, and the way through its pages. Complete without script. */
export function Listing({
  listing,
  heading,
  intro,
  trail,
}: {
  listing: ListingData;
  heading: string;
  intro?: string;
  trail: Crumb[];
}) {
  const { results, query } = listing;
  const navigation = useNavigation();
  const isBusy = navigation.state === 'loading' && navigation.location.pathname === listingBase(listing);
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs trail={trail} />
      <header className="mt-4 mb-8 max-w-3xl">
        <h1 className="heading-1 [overflow-wrap:anywhere]">{heading}</h1>
        {intro && <p className="mt-3 text-lg text-ink-soft">{intro}</p>}
        {results.correctedTo && (
          <p role="status" className="mt-3 rounded-xl bg-blush-soft px-4 py-3">
            No results for “{query.search}”. Showing results for <strong>“{results.correctedTo}”</strong>.
          </p>
        )}
      </header>
      <div className="md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
        <aside aria-label="Filters" className="hidden md:block">
          <Filters listing={listing} idPrefix="rail" />
        </aside>
        <section aria-label="Products" aria-busy={isBusy}>
          <ListingToolbar listing={listing} sheet={<FilterSheet listing={listing} />} />
          <AppliedFilters listing={listing} />
          <div className={classNames('transition-opacity duration-200', isBusy && 'opacity-50')}>
            {results.items.length === 0 && <NothingFound listing={listing} />}
            {results.items.length > 0 && query.view === 'grid' && (
              <ProductGrid
                products={results.items}
                columns={3}
                headingLevel={2}
                priorityCount={IN_FIRST_VIEW}
              />
            )}
            {results.items.length > 0 && query.view === 'list' && (
              <ul>
                {results.items.map((product) => (
                  <li key={product.id}>
                    <ProductCard product={product} headingLevel={2} layout="list" />
                  </li>
                ))}
              </ul>
            )}
          </div>
          <Pages listing={listing} />
        </section>
      </div>
    </div>
  );
}
