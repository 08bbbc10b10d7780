import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { countFilters } from '#domain/listing/filters.ts';
import { defaultSort, listingSearch } from '#domain/listing/listing.ts';
import type { ListingData } from './listing-data.ts';
import { listingBase } from './listing-paths.ts';

/**
 * Allows search engines to index categories, single types of one, single brands, and their pages; results of a search or of
 * other filters are noindex, follow (docs/decisions/084-bestsellers-first.md).
 */
export function listingMeta(
  matches: Parameters<typeof pageMeta>[0],
  listing: ListingData,
  { title, description }: { title: string; description: string },
): MetaDescriptor[] {
  const { results } = listing;
  return pageMeta(matches, {
    title: results.page > 1 ? `${title}, page ${results.page}` : title,
    description,
    path: canonicalPath(listing),
    robots: isForSearchEngines(listing) ? undefined : 'noindex, follow',
  });
}

function isForSearchEngines({ query, results, categoryInPath }: ListingData): boolean {
  if (query.search || query.inStock || query.onOffer || query.brand.length > 1) return false;
  if (query.unfolded.length > 0) return false;
  const { type = [], ...others } = query.filters;
  if (countFilters(others) > 0 || type.length > 1) return false;
  if (type.length === 1 && !(categoryInPath && query.brand.length === 0)) return false;
  if (query.brand.length === 1 && (categoryInPath || query.category)) return false;
  return results.total > 0;
}

/** Returns the canonical address: without sort, view and unfolded filters; a category's is its own (/categories/makeup). */
function canonicalPath({ query, categoryInPath }: ListingData): string {
  const plain = { ...query, sort: defaultSort(query.search), view: 'grid', unfolded: [] } as const;
  const inPath = categoryInPath || query.category !== null;
  return (
    listingBase({ query, categoryInPath: inPath }) + listingSearch(plain, {}, { categoryInPath: inPath })
  );
}
