import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { listProductAttributes } from '#database/queries/attributes/product-attributes.ts';
import type { Schema } from '#database/schema.ts';
import { foundProducts } from '#database/search/found-products.ts';
import type { SearchHits } from '#database/search/product-search.ts';
import { findProducts } from '#database/search/search.ts';
import type { Product, ProductCard } from '#domain/catalogue/product.ts';
import { countListed, type Facets, facetsOf, type Names, type Tally } from '#domain/listing/facets.ts';
import { type ListingQuery, PAGE_SIZE } from '#domain/listing/listing.ts';
import type { WordsMatched } from '#domain/search/search-word.ts';
import type { UnderstoodPart } from '#domain/search/understood-part.ts';
import { varied } from '#domain/text/varied.ts';
import { listProductPictures } from './product-pictures.ts';
import {
  type CardRow,
  type CardWithVariants,
  listVariants,
  selectCards,
  selectProducts,
  toCards,
  toCardsWithVariants,
  toProduct,
} from './product-rows.ts';
import { RATING, WEIGHTED_RATING } from './rated-order.ts';
import { countProducts, readNames } from './tallies.ts';

export type ProductPage<Item = ProductCard> = {
  items: Item[];
  total: number;
  page: number;
  pageCount: number;
  /** The spelling that was searched for instead, when the shopper's own found nothing. */
  correctedTo: string | null;
  /** True where every product found has every word of the search. */
  wordsMatched: WordsMatched;
  /** What of the search was taken for a filter or an order. */
  understood: readonly UnderstoodPart[];
  /** The family of shades that the search asks for. */
  shade: string | null;
};

export async function listProducts(db: Db, query: ListingQuery, pageSize = PAGE_SIZE): Promise<ProductPage> {
  return listPage(db, query, pageSize, toCards);
}

/** The same with whole variants, for the API: pages do not use them. */
export async function listProductsWithVariants(
  db: Db,
  query: ListingQuery,
  pageSize: number,
): Promise<ProductPage<CardWithVariants>> {
  return listPage(db, query, pageSize, toCardsWithVariants);
}

export async function listProductsAndFacets(
  db: Db,
  query: ListingQuery,
): Promise<{ results: ProductPage; facets: Facets }> {
  const counted = await countAll(db, query);
  const results = await pageOf(db, query, counted, PAGE_SIZE, toCards);
  return { results, facets: facetsOf(counted.tallies, query, counted.names) };
}

async function listPage<Item>(
  db: Db,
  query: ListingQuery,
  pageSize: number,
  toItems: ToItems<Item>,
): Promise<ProductPage<Item>> {
  return pageOf(db, query, await countAll(db, query), pageSize, toItems);
}

type ToItems<Item> = (db: Db, rows: CardRow[]) => Promise<Item[]>;
type Counted = { hits: SearchHits | null; tallies: Tally[]; names: Names };

async function countAll(db: Db, query: ListingQuery): Promise<Counted> {
  const hits = query.search === '' ? null : await findProducts(db, query.search);
  const [tallies, names] = await Promise.all([countProducts(db, hits), readNames(db)]);
  return { hits, tallies, names };
}

async function pageOf<Item>(
  db: Db,
  query: ListingQuery,
  { hits, tallies, names }: Counted,
  pageSize: number,
  toItems: ToItems<Item>,
): Promise<ProductPage<Item>> {
  const total = countListed(tallies, query, names);
  const offset = (query.page - 1) * pageSize;
  const rows =
    offset >= total
      ? []
      : hits && query.sort === 'relevance'
        ? await bestHits(db, hits, query, { limit: pageSize, offset })
        : await sorted(selectCards(db), query)
            .where(conditions(query, hits))
            .limit(pageSize)
            .offset(offset)
            .execute();
  return {
    items: await toItems(db, rows),
    total,
    page: query.page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    correctedTo: hits?.correctedTo ?? null,
    wordsMatched: hits?.wordsMatched ?? 'every',
    understood: hits?.understood ?? [],
    shade: hits?.shade ?? null,
  };
}

export async function findProduct(db: Db, slug: string): Promise<Product | null> {
  return wholeProduct(db, selectCards(db).where('products.slug', '=', slug));
}

/** Finds a product by its row id, drafts and archived ones included: for staff. */
export async function findProductOfAnyStatus(db: Db, id: string): Promise<Product | null> {
  return wholeProduct(db, selectProducts(db).where('products.id', '=', id));
}

async function wholeProduct(db: Db, found: ReturnType<typeof selectProducts>): Promise<Product | null> {
  const row = await found.selectAll('products').executeTakeFirst();
  if (!row) return null;
  const variants = await listVariants(db, [row]);
  const pictures = await listProductPictures(db, [row.row_id]);
  const attributes = await listProductAttributes(db, [row.row_id]);
  return toProduct(row, {
    variants: variants.get(row.row_id) ?? [],
    pictures: pictures.get(row.row_id) ?? [],
    attributes: attributes.get(row.row_id) ?? [],
  });
}

/** The present slug of a product whose slug changed; null when this never was one. */
export async function findRenamedProduct(db: Db, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('former_product_slugs')
    .innerJoin('products', 'products.id', 'former_product_slugs.product_id')
    .select('products.slug')
    .where('former_product_slugs.slug', '=', slug)
    .where('products.status', '=', 'published')
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** 'Trending' products are those the owner features; in a shop that features none, the popular ones. */
export async function listTrending(db: Db, limit: number): Promise<ProductCard[]> {
  const featured = await inStockFirst(
    selectCards(db).where('products.featured', '=', 1).orderBy('products.sort_name').orderBy('products.id'),
    limit,
  );
  return featured.length > 0 ? toCards(db, featured) : listPopular(db, limit);
}

/**
 * 'Popular' products are the most ordered, then the best rated, then the newest. Those nobody ordered yet are taken from
 * different brands and kinds, so that one brand's best rated line does not fill the list.
 */
export async function listPopular(db: Db, limit: number): Promise<ProductCard[]> {
  const popular = selectCards(db)
    .select('products.ordered_count')
    .orderBy('products.ordered_count', 'desc')
    .orderBy(WEIGHTED_RATING, 'desc')
    .orderBy('products.shown_review_count', 'desc')
    .orderBy('products.created_at', 'desc')
    .orderBy('products.sort_name')
    .orderBy('products.id');
  const inStock = await popular
    .where('products.stock', '>', 0)
    .limit(limit * 8)
    .execute();
  const listed = varied(inStock, limit, {
    keysOf: (row) => (row.ordered_count > 0 ? [] : [`brand ${row.brand_slug}`, `kind ${row.category_slug}`]),
    ofEach: Math.ceil(limit / 4),
  });
  const missing = limit - listed.length;
  const soldOut =
    missing === 0 ? [] : await popular.where('products.stock', '<=', 0).limit(missing).execute();
  return toCards(db, [...listed, ...soldOut]);
}

/** Sold-out products are added only where too few are in stock. */
async function inStockFirst(rows: ReturnType<typeof selectCards>, limit: number): Promise<CardRow[]> {
  const inStock = await rows.where('products.stock', '>', 0).limit(limit).execute();
  const missing = limit - inStock.length;
  if (missing === 0) return inStock;
  return [...inStock, ...(await rows.where('products.stock', '<=', 0).limit(missing).execute())];
}

/** Related products: those of its own brand first, then of its category; in stock before sold out. */
export async function listRelated(
  db: Db,
  product: Pick<Product, 'id' | 'brand' | 'category'>,
  limit: number,
): Promise<ProductCard[]> {
  const inStock = selectCards(db)
    .where('products.slug', '!=', product.id)
    .where('products.stock', '>', 0)
    .orderBy('products.featured', 'desc')
    .orderBy('products.sort_name');
  // One after the other: asked for both at once the database would sort the whole category for every page.
  const ofBrand = await inStock.where('brands.slug', '=', product.brand.slug).limit(limit).execute();
  const missing = limit - ofBrand.length;
  const ofCategory =
    missing === 0
      ? []
      : await inStock
          .where('categories.slug', '=', product.category.slug)
          .where('brands.slug', '!=', product.brand.slug)
          .limit(missing)
          .execute();
  return toCards(db, [...ofBrand, ...ofCategory]);
}

/** The addresses of products after this slug and when each last changed, for the sitemap. */
export async function listProductAddresses(
  db: Db,
  { after, offset, limit }: { after: string; offset: number; limit: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  return db
    .selectFrom('products')
    .select(['slug', 'updated_at as updatedAt'])
    .where('status', '=', 'published')
    .where('slug', '>', after)
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countProductAddresses(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  return count;
}

async function bestHits(
  db: Db,
  hits: SearchHits,
  query: ListingQuery,
  { limit, offset }: { limit: number; offset: number },
) {
  const found = await foundProducts(db, hits.query)
    .select('products.id')
    .where(conditions(query, null))
    .orderBy('hits.points', 'desc')
    .orderBy(hits.nearness, 'desc')
    .orderBy(WEIGHTED_RATING, 'desc')
    .orderBy('products.shown_review_count', 'desc')
    .orderBy('products.sort_name')
    .orderBy('products.id')
    .limit(limit)
    .offset(offset)
    .execute();
  if (found.length === 0) return [];
  const place = new Map(found.map(({ id }, index) => [id, index]));
  const rows = await selectCards(db)
    .where('products.id', 'in', [...place.keys()])
    .execute();
  return rows.sort((one, other) => (place.get(one.row_id) ?? 0) - (place.get(other.row_id) ?? 0));
}

/** The plus makes SQLite use the index of the sort: that of the stock would match nearly every product. */
const IN_STOCK = sql<boolean>`+products.stock > 0`;

type Tables = Pick<Schema, 'products' | 'brands' | 'categories'>;

function conditions(query: ListingQuery, hits: SearchHits | null) {
  return (eb: ExpressionBuilder<Tables & Schema, 'products' | 'brands' | 'categories'>) =>
    eb.and([
      eb('products.status', '=', 'published'),
      ...(hits ? [sql<boolean>`products.id in (select product_id from (${hits.query}) as hits)`] : []),
      ...(query.category
        ? [eb.or([eb('categories.slug', '=', query.category), eb('categories.id', '=', query.category)])]
        : []),
      ...(query.brand.length > 0
        ? [eb.or([eb('brands.slug', 'in', query.brand), eb('brands.id', 'in', query.brand)])]
        : []),
      ...(query.inStock ? [IN_STOCK] : []),
      ...(query.onOffer
        ? [eb('products.shown_former_pence', '>', eb.ref('products.shown_price_pence'))]
        : []),
    ]);
}

function sorted(rows: ReturnType<typeof selectCards>, query: ListingQuery): ReturnType<typeof selectCards> {
  switch (query.sort) {
    case 'price-low':
      return byName(rows.orderBy('products.shown_price_pence', 'asc'));
    case 'price-high':
      return byName(rows.orderBy('products.shown_price_pence', 'desc'));
    case 'rating':
      return byName(rows.orderBy(RATING, 'desc').orderBy('products.shown_review_count', 'desc'));
    case 'relevance':
    case 'name':
      return byName(rows);
  }
}

function byName(rows: ReturnType<typeof selectCards>) {
  return rows.orderBy('products.sort_name').orderBy('products.id');
}
