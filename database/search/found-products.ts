import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../open.ts';
import type { SearchHit } from './product-search.ts';

/** Selects the products of these hits. Cross joins, else SQLite would run the search once for every product. */
export function foundProducts<Hit extends SearchHit>(db: Db, hits: RawBuilder<Hit>) {
  return db
    .selectFrom(sql<Hit>`(${hits})`.as('hits'))
    .crossJoin('products')
    .crossJoin('brands')
    .crossJoin('categories')
    .where(sql<boolean>`products.id = hits.product_id`)
    .whereRef('brands.id', '=', 'products.brand_id')
    .whereRef('categories.id', '=', 'products.category_id');
}
