import { data, redirect } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readOrDefault } from '#app/request/read-list.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { archedCategories } from '#app/storefront/categories/category-arches.tsx';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import {
  findCategoryAnyCase,
  listCategories,
  listCategoryNames,
} from '#database/queries/catalogue/categories.ts';
import { listDescriptions } from '#database/queries/catalogue/product-descriptions.ts';
import { listPopular } from '#database/queries/catalogue/products.ts';
import { showMeantVariants } from '#database/queries/found-variants/found-variants.ts';
import { listProductsAndFacets } from '#database/queries/listing/list-products.ts';
import { withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { priceRangeText, productCountText } from '#domain/catalogue/category.ts';
import { type ListingQuery, listingSearch, parseListing } from '#domain/listing/listing.ts';
import { listingTitle } from '#domain/listing/listing-title.ts';
import { meantByListing } from '#domain/listing/variant-meant.ts';
import { categoryTone } from '#domain/packaging/packaging-tone.ts';
import { NO_PRODUCTS } from '#domain/words/messages.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/category-listing-page';
import { GridError } from './grid-error.tsx';
import { Listing } from './listing.tsx';
import {
  chosenValues,
  INSTEAD_COUNT,
  idsOf,
  isBeyondLastPage,
  shownWords,
  unreadListing,
  withDrawings,
  withStoredCategories,
} from './listing-data.ts';
import { listingMeta } from './listing-meta.ts';
import { listingPath } from './listing-paths.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const addressed = parseListing(url.searchParams, params.category);
  const read = await readOrDefault(
    context,
    readCategory(context.get(platformContext), addressed, params.category),
    null,
  );
  if (!read) return data({ ...unreadListing(addressed, true), category: null });
  const { query, category, results } = read;
  if (category && category.slug !== params.category) {
    throw redirect(paths.category(category.slug) + listingSearch(query, {}, { categoryInPath: true }), 301);
  }
  if (isBeyondLastPage(results)) {
    throw redirect(listingPath({ query, categoryInPath: true }, { page: results.pageCount }));
  }
  return data({ categoryInPath: true, ...read }, { status: category ? 200 : 404 });
}

async function readCategory({ db, clock }: Platform, addressed: ListingQuery, asked: string) {
  const offered = <Card extends { id: string }>(cards: readonly Card[]) =>
    withOffers(db, cards, nowIso(clock));
  const [category, { query, results, facets }, categories] = await Promise.all([
    findCategoryAnyCase(db, asked),
    listProductsAndFacets(db, addressed),
    listCategoryNames(db),
  ]);
  const items = await showMeantVariants(db, results.items, meantByListing(query, results));
  return {
    query,
    category: category && {
      slug: category.slug,
      name: category.name,
      description: category.description,
      priceRange: priceRangeText(category),
      picture: category.imageUrl ? { url: category.imageUrl, tone: categoryTone(category.slug) } : null,
    },
    results: withDrawings({ ...results, items: await offered(items) }),
    facets: withStoredCategories(facets, categories, query.category),
    instead: results.total === 0 ? (await offered(await listPopular(db, INSTEAD_COUNT))).map(shownCard) : [],
    categories: results.total === 0 ? archedCategories(await listCategories(db)) : [],
    words: query.view === 'list' ? shownWords(await listDescriptions(db, idsOf(results))) : {},
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shopName = shopOf(matches).name;
  const category = loaderData?.category;
  if (!category) return [{ title: `${NO_PRODUCTS} | ${shopName}` }, { name: 'robots', content: 'noindex' }];
  const range = category.priceRange && `${category.name} from ${category.priceRange.replace(' - ', ' to ')}.`;
  const title = headingOf(loaderData);
  return listingMeta(matches, loaderData, {
    title,
    description:
      title === category.name
        ? [category.description, range].filter(Boolean).join(' ') || `${title} at ${shopName}.`
        : `${title} in ${category.name.toLowerCase()} at ${shopName}: ${productCountText(loaderData.results.total)}.`,
  });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category } = loaderData;
  const heading = headingOf(loaderData);
  const isNarrowed = heading !== category?.name;
  return (
    <Listing
      listing={loaderData}
      heading={heading}
      intro={isNarrowed ? '' : (category?.description ?? '')}
      picture={category?.picture}
      categoryName={category?.name}
      trail={[
        { name: 'Home', to: paths.home() },
        { name: 'Categories', to: paths.categories() },
        ...(category && isNarrowed ? [{ name: category.name, to: paths.category(category.slug) }] : []),
        ...(category ? [{ name: heading }] : []),
      ]}
    />
  );
}

function headingOf({ category, ...listing }: Route.ComponentProps['loaderData']): string {
  return category ? listingTitle(category.name, chosenValues(listing)) : 'Products';
}

export function ErrorBoundary() {
  return <GridError />;
}
