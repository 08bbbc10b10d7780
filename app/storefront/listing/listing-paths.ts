import { paths } from '#app/links/paths.ts';
import { type ListingQuery, listingSearch } from '#domain/listing/listing.ts';
import type { ListingData } from './listing-data.ts';

type Addressed = Pick<ListingData, 'query' | 'categoryInPath'>;

/** The listing's address after a change. */
export function listingPath(
  { query, categoryInPath }: Addressed,
  change: Partial<ListingQuery> = {},
): string {
  return listingBase({ query, categoryInPath }) + listingSearch(query, change, { categoryInPath });
}

/** Without its filters. */
export function listingBase({
  query,
  categoryInPath,
}: Pick<ListingData, 'query' | 'categoryInPath'>): string {
  return categoryInPath && query.category ? paths.category(query.category) : paths.products();
}
