import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { activeFilters } from '#domain/listing.ts';
import { NO_PRODUCTS } from '#domain/messages.ts';
import type { ListingData } from './listing-data.ts';
import { listingBase, listingPath } from './listing-paths.ts';

/** Nothing here, and the ways on. */
export function NothingFound({ listing }: { listing: ListingData }) {
  const { query, results } = listing;
  const isBeyondLast = results.total > 0;
  const hasFilters = activeFilters(query).some(
    ({ param }) => !(param === 'category' && listing.categoryInPath),
  );
  return (
    <EmptyState
      title={NO_PRODUCTS}
      text={
        isBeyondLast
          ? 'There are not that many pages.'
          : query.search
            ? 'Check the spelling, or try a shorter or more general word.'
            : 'Nothing matches these filters at the moment.'
      }
    >
      {isBeyondLast && <ButtonLink to={listingPath(listing, { page: 1 })}>First page</ButtonLink>}
      {hasFilters && !isBeyondLast && <ButtonLink to={listingBase(listing)}>Clear all filters</ButtonLink>}
      <ButtonLink to={paths.products()} variant="outline">
        View All Products
      </ButtonLink>
    </EmptyState>
  );
}
