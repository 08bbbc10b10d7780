import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { type CardRow, selectCards } from '#database/queries/catalogue/product-rows.ts';
import { orderOfGroup } from '#domain/topics/topics.ts';

/** Products in stock in the order of `products_of_type_by_popularity` and `products_of_brand_by_popularity`. */
function popularInStock(db: Db) {
  return selectCards(db)
    .where(IN_STOCK)
    .orderBy('products.ordered_count', 'desc')
    .orderBy('products.shown_review_count', 'desc')
    .orderBy('products.id');
}

export async function listPopularOfType(by: Db, typeId: string, limit: number): Promise<CardRow[]> {
  const { db, note, noteProducts } = notedReading(by);
  note(orderOfGroup('type', typeId));
  const rows = await popularInStock(db).where('products.type_id', '=', typeId).limit(limit).execute();
  noteProducts(rows.map(({ row_id }) => row_id));
  return rows;
}

export async function listPopularOfBrand(by: Db, brandId: string, limit: number): Promise<CardRow[]> {
  const { db, note, noteProducts } = notedReading(by);
  note(orderOfGroup('brand', brandId));
  const rows = await popularInStock(db).where('products.brand_id', '=', brandId).limit(limit).execute();
  noteProducts(rows.map(({ row_id }) => row_id));
  return rows;
}

/** Those of these products that can be bought. */
export async function listInStock(db: Db, slugs: readonly string[]): Promise<CardRow[]> {
  if (slugs.length === 0) return [];
  return popularInStock(db)
    .where('products.slug', 'in', [...slugs])
    .execute();
}

/** The plus makes SQLite use the index of the order, not one that has the stock. */
const IN_STOCK = sql<boolean>`+products.stock > 0`;
