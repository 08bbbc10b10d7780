import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyPanel } from '#app/ui/empty-panel.tsx';
import { activeFilters } from '#domain/listing/listing.ts';
import { wordsForNothing } from '#domain/search/wording/nothing-because.ts';
import { NO_PRODUCTS } from '#domain/words/messages.ts';
import type { ListingData } from './listing-data.ts';
import { clearedPath } from './listing-paths.ts';
import { PopularInstead } from './popular-instead.tsx';

export function NothingFound({ listing }: { listing: ListingData }) {
  const { query, facets, categoryInPath } = listing;
  const hasFilters = activeFilters(query).some(
    ({ param }) => param !== 'search' && !(param === 'category' && categoryInPath),
  );
  const categories = facets.categories.filter(({ slug }) => slug !== query.category);
  return (
    <>
      <EmptyPanel title={NO_PRODUCTS} text={advice(listing)} products={listing.instead}>
        {hasFilters && <ButtonLink to={clearedPath(listing)}>Clear all filters</ButtonLink>}
        <ButtonLink to={paths.products()} variant={hasFilters ? 'outline' : 'primary'}>
          View All Products
        </ButtonLink>
      </EmptyPanel>
      {categories.length > 0 && (
        <nav aria-label="Other categories" className="mt-8">
          <p className="text-ink-soft">Or explore:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {categories.slice(0, 8).map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={paths.category(slug)}
                  className="inline-flex min-h-11 items-center rounded-full bg-blush-soft px-4 hover:text-rose"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PopularInstead products={listing.instead} />
    </>
  );
}

function advice({ query, categoryInPath, results }: ListingData): string {
  if (query.search) return wordsForNothing(query.search, results.nothingBecause ?? { is: 'unread' });
  const filters = activeFilters(query).length - (categoryInPath ? 1 : 0);
  return filters > 0
    ? 'Nothing matches all of these filters. Try taking one away.'
    : 'There is nothing here at the moment.';
}
