import { paths } from '#app/links/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyPanel } from '#app/ui/empty-panel.tsx';
import { activeFilters } from '#domain/listing/listing.ts';
import { wordsForNothing } from '#domain/search/wording/nothing-because.ts';
import { NO_PRODUCTS } from '#domain/words/messages.ts';
import { CategoryArches } from '../categories/category-arches.tsx';
import { countRemovable, type ListingData } from './listing-data.ts';
import { clearedPath } from './listing-paths.ts';
import { PopularInstead } from './popular-instead.tsx';

/** Says why nothing is listed, and leads on: without filters, to the categories and to what others like. */
export function NothingFound({ listing }: { listing: ListingData }) {
  const { categories = [] } = listing;
  const hasFilters = countRemovable(listing) > 0;
  return (
    <>
      <EmptyPanel title={NO_PRODUCTS} text={advice(listing)} products={listing.instead}>
        {hasFilters && <ButtonLink to={clearedPath(listing)}>Clear all filters</ButtonLink>}
        <ButtonLink to={paths.products()} variant={hasFilters ? 'outline' : 'primary'}>
          View All Products
        </ButtonLink>
      </EmptyPanel>
      {categories.length > 0 && (
        <section aria-labelledby="choose-category" className="mt-12">
          <h2 id="choose-category" className="heading-2 mb-6">
            Choose a category
          </h2>
          <CategoryArches categories={categories} />
        </section>
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
