import { data, redirect } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { countedContext, readOrDefault } from '#app/request/read-list.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { archedCategories } from '#app/storefront/categories/category-arches.tsx';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { findBrand } from '#database/queries/catalogue/brands.ts';
import { listCategories, listCategoryNames } from '#database/queries/catalogue/categories.ts';
import { listDescriptions } from '#database/queries/catalogue/product-descriptions.ts';
import { listPopular } from '#database/queries/catalogue/products.ts';
import { showMeantVariants } from '#database/queries/found-variants/found-variants.ts';
import { listProductsAndFacets } from '#database/queries/listing/list-products.ts';
import { withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { listInsteadOfSoldOut } from '#database/queries/recommended/instead-of-sold-out.ts';
import { listHelpCards } from '#database/queries/suggestions/help-cards.ts';
import { suggestPages } from '#database/queries/suggestions/suggested-pages.ts';
import { type ListingQuery, parseListing } from '#domain/listing/listing.ts';
import { isGift, listingTitle } from '#domain/listing/listing-title.ts';
import type { PopularWords } from '#domain/listing/popular-words.ts';
import { meantByListing } from '#domain/listing/variant-meant.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/product-listing-page';
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const addressed = parseListing(url.searchParams);
  const read = await readOrDefault(context, readProducts(platform, addressed), null);
  if (!read) return data({ ...unreadListing(addressed, false), brand: null, isSorted: false });
  const { query, results, brand } = read;
  if (query.search && results.total === 0) {
    if (read.helpPages.length === 0) platform.searchMisses.note(query.search);
    context.set(countedContext, true);
  }
  const asked = { query, categoryInPath: false, isSorted: url.searchParams.has('sort') };
  if (brand && query.brand[0] !== brand.slug) {
    throw redirect(listingPath(asked, { brand: [brand.slug], page: query.page }), 301);
  }
  if (isBeyondLastPage(results)) throw redirect(listingPath(asked, { page: results.pageCount }));
  return { ...asked, ...read };
}

async function readProducts({ db, clock }: Platform, addressed: ListingQuery) {
  const offered = <Card extends { id: string }>(cards: readonly Card[]) =>
    withOffers(db, cards, nowIso(clock));
  const [{ query, results, facets }, categories, brand, helpPages] = await Promise.all([
    listProductsAndFacets(db, addressed),
    listCategoryNames(db),
    findOnlyBrand(db, addressed),
    addressed.search ? suggestPages(db, addressed.search) : [],
  ]);
  const items = await showMeantVariants(db, results.items, meantByListing(query, results));
  return {
    query,
    results: withDrawings({ ...results, items: await offered(items) }),
    facets: withStoredCategories(facets, categories, query.category),
    helpCards: results.total === 0 && helpPages.length > 0 ? await listHelpCards(db, helpPages) : [],
    instead: results.total === 0 ? (await offered(await listPopular(db, INSTEAD_COUNT))).map(shownCard) : [],
    categories: results.total === 0 ? archedCategories(await listCategories(db)) : [],
    alike: query.search ? (await offered(await listInsteadOfSoldOut(db, items))).map(shownCard) : [],
    words: query.view === 'list' ? shownWords(await listDescriptions(db, idsOf(results))) : {},
    brand,
    helpPages,
  };
}

/** Finds the brand if exactly one is chosen, by slug or id, ignoring case. */
async function findOnlyBrand(db: Platform['db'], { brand: [asked = '', ...others] }: ListingQuery) {
  if (!asked || others.length > 0) return null;
  const brand = (await findBrand(db, asked)) ?? (await findBrand(db, asked.toLowerCase()));
  return (
    brand && { slug: brand.slug, name: brand.name, description: brand.description, website: brand.website }
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shopName = shopOf(matches).name;
  if (!loaderData) return [{ title: `Products | ${shopName}` }];
  const title = headingOf(loaderData, shopOf(matches).popular);
  return listingMeta(matches, loaderData, {
    title,
    description:
      loaderData.brand?.description ||
      `${title} at ${shopName}: skincare, makeup, hair care, fragrances, body care and salon tools, delivered in the UK.`,
  });
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { brand, query } = loaderData;
  const heading = headingOf(loaderData, useShop().popular);
  return (
    <Listing
      listing={loaderData}
      heading={heading}
      intro={query.search ? '' : (brand?.description ?? '')}
      website={query.search ? null : (brand?.website ?? null)}
      trail={[
        { name: 'Home', to: paths.home() },
        ...(brand ? [{ name: 'Brands', to: paths.brands() }] : []),
        { name: query.search ? 'Search' : heading },
      ]}
    />
  );
}

type Headed = Pick<Route.ComponentProps['loaderData'], 'query' | 'brand' | 'facets' | 'results' | 'isSorted'>;

function headingOf({ query, brand, facets, results, isSorted }: Headed, popular: PopularWords): string {
  if (query.search) return `Results for “${results.correctedTo ?? query.search}”`;
  if (brand) return brand.name;
  const base = facets.categories.find(({ slug }) => slug === query.category)?.name ?? 'All Products';
  const range = query.onOffer ? 'Offers' : isSorted ? sortedRange(query.sort, popular) : '';
  const chosen = chosenValues({ query, facets });
  const isNarrowed = query.onOffer || query.inStock || query.brand.length > 0;
  const title = listingTitle(base, isNarrowed ? chosen.filter(isGift) : chosen);
  // New, Offers, bestsellers and gifts keep their name whatever they are filtered by.
  return base === 'All Products' && range && !chosen.some(isGift) ? range : title;
}

/** What the whole range is called in these orders, where the address asks for one. */
function sortedRange(sort: ListingQuery['sort'], { range }: PopularWords): string {
  if (sort === 'newest') return 'New in';
  return sort === 'bestselling' ? range : '';
}

export function ErrorBoundary() {
  return <GridError />;
}
