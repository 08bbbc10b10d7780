import type { Facets, ProductPage } from '#database/queries/products.ts';
import type { ListingQuery } from '#domain/listing.ts';

/** What every listing shows, whatever its heading. */
export type ListingData = {
  query: ListingQuery;
  results: ProductPage;
  facets: Facets;
  /** The category is part of the address (/categories/makeup) and not a filter to take away. */
  categoryInPath: boolean;
};
