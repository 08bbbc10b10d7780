import { redirect } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { listingSearch, parseListing } from '#domain/listing/listing.ts';
import type { Route } from './+types/products-category-page';

/** Redirects /products/{category} to the category's one address. */
export function loader({ params, url }: Route.LoaderArgs) {
  const query = parseListing(url.searchParams, params.category);
  throw redirect(paths.category(params.category) + listingSearch(query, {}, { categoryInPath: true }), 301);
}
