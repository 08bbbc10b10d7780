import { paths } from '#app/links/paths.ts';
import { type ListingQuery, listingSearch } from '#domain/listing/listing.ts';
import type { ListingData } from './listing-data.ts';

type Addressed = Pick<ListingData, 'query' | 'categoryInPath'>;

export function listingPath(
  { query, categoryInPath }: Addressed,
  change: Partial<ListingQuery> = {},
): string {
  return listingBase({ query, categoryInPath }) + listingSearch(query, change, { categoryInPath });
}

/** Returns the listing's address without filters; sort and view stay. */
export function clearedPath(listing: Addressed): string {
  const { query, categoryInPath } = listing;
  const category = categoryInPath ? query.category : null;
  return listingPath(listing, {
    search: '',
    category,
    brand: [],
    filters: {},
    inStock: false,
    onOffer: false,
    unfolded: [],
  });
}

/** Returns the listing's address without filters, sort and view. */
export function listingBase({
  query,
  categoryInPath,
}: Pick<ListingData, 'query' | 'categoryInPath'>): string {
  return categoryInPath && query.category ? paths.category(query.category) : paths.products();
}
