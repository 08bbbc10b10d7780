import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { listProductAttributes } from '#database/queries/attributes/product-attributes.ts';
import { findPersonsOf } from '#database/queries/item-data/persons.ts';
import { listSetsWith, listShownParts } from '#database/queries/sets/set-parts.ts';
import type { Product, ProductCard } from '#domain/catalogue/product.ts';
import { averageOf, countOfStars } from '#domain/reviews/review-tally.ts';
import { varied } from '#domain/text/varied.ts';
import { listProductPictures } from './product-pictures.ts';
import {
  type CardRow,
  listVariants,
  selectCards,
  selectProducts,
  toCards,
  toProduct,
} from './product-rows.ts';

export async function findProduct(db: Db, slug: string): Promise<Product | null> {
  return wholeProduct(db, (by) => selectCards(by).where('products.slug', '=', slug));
}

/** Finds a product by its row id, drafts and archived ones included: for staff. */
export async function findProductOfAnyStatus(db: Db, id: string): Promise<Product | null> {
  return wholeProduct(db, (by) => selectProducts(by).where('products.id', '=', id));
}

async function wholeProduct(
  by: Db,
  select: (db: Db) => ReturnType<typeof selectProducts>,
): Promise<Product | null> {
  const { db, noteProducts, noteAnything } = notedReading(by);
  const row = await select(db).selectAll('products').executeTakeFirst();
  if (!row) {
    noteAnything();
    return null;
  }
  noteProducts([row.row_id]);
  const variants = await listVariants(db, [row]);
  const pictures = await listProductPictures(db, [row.row_id]);
  const attributes = await listProductAttributes(db, [row.row_id]);
  return toProduct(row, {
    variants: variants.get(row.row_id) ?? [],
    pictures: pictures.get(row.row_id) ?? [],
    attributes: attributes.get(row.row_id) ?? [],
    parts: await listShownParts(by, row.row_id),
    inSets: await listSetsWith(by, row.row_id),
    ownRating: await readOwnRating(db, row.row_id),
    ...(await findPersonsOf(db, row.row_id)),
  });
}

/** Of what shoppers wrote, whatever a demo shows besides. */
async function readOwnRating(db: Db, id: string): Promise<Product['ownRating']> {
  const row = await db
    .selectFrom('review_tallies')
    .selectAll()
    .where('product_id', '=', id)
    .where('example', '=', 0)
    .executeTakeFirst();
  if (!row) return null;
  const distribution = { 1: row.stars_1, 2: row.stars_2, 3: row.stars_3, 4: row.stars_4, 5: row.stars_5 };
  const count = countOfStars(distribution);
  return count === 0 ? null : { average: averageOf(distribution), count };
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

const NEWEST_LOOKED_AT = 200;

/** The newest products in stock; of the last created alone, whose dates are read from an index without the products. */
export async function listNewest(db: Db, limit: number): Promise<ProductCard[]> {
  const lastCreated = db
    .selectFrom('products')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(NEWEST_LOOKED_AT);
  const newest = selectCards(db)
    .where('products.id', 'in', lastCreated)
    .where('products.stock', '>', 0)
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id')
    .limit(limit);
  return toCards(db, await newest.execute());
}

/**
 * 'Popular' products are the most ordered, then the best rated, then the newest. Those nobody ordered yet are taken from
 * different brands and kinds, so that one brand's best rated line does not fill the list.
 */
export async function listPopular(db: Db, limit: number): Promise<ProductCard[]> {
  const popular = selectCards(db)
    .select('products.ordered_count')
    .orderBy('products.ordered_count', 'desc')
    .orderBy('products.weighted_rating', 'desc')
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
