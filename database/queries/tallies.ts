import { sql } from 'kysely';
import type { Names, Tally } from '#domain/facets.ts';
import type { Db } from '../open.ts';
import type { SearchHit, SearchHits } from '../search/search.ts';

/**
 * The published products (of a search) counted by all that a listing can be narrowed by. Read once, it answers every
 * count of a page: asked one by one, each count would walk through all hits again.
 */
export async function countProducts(db: Db, hits: SearchHits | null): Promise<Tally[]> {
  const products = hits
    ? db
        .selectFrom(sql<SearchHit>`(${hits.query})`.as('hits'))
        .crossJoin('products')
        .whereRef('products.id', '=', 'hits.product_id')
    : db.selectFrom('products');
  const rows = await products
    .select([
      'products.category_id as categoryId',
      'products.brand_id as brandId',
      IN_STOCK.as('inStock'),
      ON_OFFER.as('onOffer'),
      sql<number>`count(*)`.as('count'),
    ])
    .where('products.status', '=', 'published')
    .groupBy(['products.category_id', 'products.brand_id', IN_STOCK, ON_OFFER])
    .execute();
  return rows.map((row) => ({ ...row, inStock: row.inStock === 1, onOffer: row.onOffer === 1 }));
}

/** What the counts are called, by name. */
export async function readNames(db: Db): Promise<Names> {
  const [categories, brands] = await Promise.all(
    (['categories', 'brands'] as const).map((table) =>
      db.selectFrom(table).select(['id', 'slug', 'name']).orderBy('name').execute(),
    ),
  );
  return { categories: categories ?? [], brands: brands ?? [] };
}

const IN_STOCK = sql<0 | 1>`case when products.stock > 0 then 1 else 0 end`;
const ON_OFFER = sql<0 | 1>`case when products.original_price_pence > products.price_pence then 1 else 0 end`;
