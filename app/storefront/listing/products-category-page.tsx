import { redirect } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readOrDefault } from '#app/request/read-list.ts';
import { findCategoryAnyCase } from '#database/queries/catalogue/categories.ts';
import { listingSearch, parseListing } from '#domain/listing/listing.ts';
import type { Route } from './+types/products-category-page';

/** Redirects /products/{category} to the category's one address, a renamed one's too. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const category = await readOrDefault(context, findCategoryAnyCase(db, params.category), null);
  const query = parseListing(url.searchParams, params.category);
  const slug = category?.slug ?? params.category;
  throw redirect(paths.category(slug) + listingSearch(query, {}, { categoryInPath: true }), 301);
}
