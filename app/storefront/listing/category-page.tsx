import { data, redirect } from 'react-router';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { readOr } from '#app/read-list.ts';
import { shopOf } from '#app/shop-settings.ts';
import { findCategory, listCategoryNames } from '#database/queries/categories.ts';
import { listProductsAndFacets } from '#database/queries/products.ts';
import { priceRangeText } from '#domain/category.ts';
import { type ListingQuery, listingSearch, parseListing } from '#domain/listing.ts';
import { NO_PRODUCTS } from '#domain/messages.ts';
import type { Platform } from '#operations/platform.ts';
import type { Route } from './+types/category-page';
import { GridError } from './grid-error.tsx';
import { Listing } from './listing.tsx';
import { isBeyondLastPage, unreadListing, withAllCategories, withDrawings } from './listing-data.ts';
import { listingMeta } from './listing-meta.ts';
import { listingPath } from './listing-paths.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const query = parseListing(url.searchParams, params.category);
  const read = await readOr(context, readCategory(db, query, params.category), null);
  if (!read) return data({ ...unreadListing(query, true), category: null });
  const { category, results, facets } = read;
  if (category && category.slug !== params.category) {
    throw redirect(paths.category(category.slug) + listingSearch(query, {}, { categoryInPath: true }), 301);
  }
  if (isBeyondLastPage(results)) {
    throw redirect(listingPath({ query, categoryInPath: true }, { page: results.pageCount }));
  }
  return data({ query, results, facets, categoryInPath: true, category }, { status: category ? 200 : 404 });
}

async function readCategory(db: Platform['db'], query: ListingQuery, asked: string) {
  const [category, { results, facets }, categories] = await Promise.all([
    findAnyCase(db, asked),
    listProductsAndFacets(db, query),
    listCategoryNames(db),
  ]);
  return {
    category: category && {
      slug: category.slug,
      name: category.name,
      description: category.description,
      priceRange: priceRangeText(category),
    },
    results: withDrawings(results),
    facets: withAllCategories(facets, categories),
  };
}

/** By slug or id (spec §2), however it is capitalised. */
async function findAnyCase(db: Platform['db'], asked: string) {
  return (await findCategory(db, asked)) ?? (await findCategory(db, asked.toLowerCase()));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shopName = shopOf(matches).name;
  const category = loaderData?.category;
  if (!category) return [{ title: `${NO_PRODUCTS} | ${shopName}` }, { name: 'robots', content: 'noindex' }];
  const range = category.priceRange && `${category.name} from ${category.priceRange.replace(' - ', ' to ')}.`;
  return listingMeta(matches, loaderData, {
    title: category.name,
    description:
      [category.description, range].filter(Boolean).join(' ') || `${category.name} at ${shopName}.`,
  });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category } = loaderData;
  return (
    <Listing
      listing={loaderData}
      heading={category?.name ?? 'Products'}
      intro={category?.description ?? ''}
      trail={[
        { name: 'Home', to: paths.home() },
        { name: 'Categories', to: paths.categories() },
        ...(category ? [{ name: category.name }] : []),
      ]}
    />
  );
}

export function ErrorBoundary() {
  return <GridError />;
}
