import type { MetaDescriptor } from 'react-router';
import { canonicalLink } from '#app/ui/canonical-link.ts';
import { listingSearch } from '#domain/listing.ts';
import type { ListingData } from './listing-data.ts';
import { listingBase } from './listing-paths.ts';

/** Search engines keep categories, single brands and their pages; results of a search or filter they only follow. */
export function listingMeta(
  listing: ListingData,
  {
    title,
    description,
    publicUrl,
    shopName,
  }: { title: string; description: string; publicUrl: string; shopName: string },
): MetaDescriptor[] {
  const { results } = listing;
  const pageTitle = results.page > 1 ? `${title}, page ${results.page}` : title;
  const meta: MetaDescriptor[] = [
    { title: `${pageTitle} | ${shopName}` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shopName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
  if (!isForSearchEngines(listing)) return [...meta, { name: 'robots', content: 'noindex, follow' }];
  const path = canonicalPath(listing);
  if (publicUrl) meta.push({ property: 'og:url', content: publicUrl + path });
  return [...meta, ...canonicalLink(publicUrl, path)];
}

function isForSearchEngines({ query, results, categoryInPath }: ListingData): boolean {
  if (query.search || query.inStock || query.onOffer || query.brand.length > 1) return false;
  if (query.brand.length === 1 && (categoryInPath || query.category)) return false;
  return results.total > 0;
}

/** The same products sorted or shown otherwise are the same page; a category's address is its own (/categories/makeup). */
function canonicalPath({ query, categoryInPath }: ListingData): string {
  const plain = { ...query, sort: 'name', view: 'grid' } as const;
  const inPath = categoryInPath || query.category !== null;
  return (
    listingBase({ query, categoryInPath: inPath }) + listingSearch(plain, {}, { categoryInPath: inPath })
  );
}
