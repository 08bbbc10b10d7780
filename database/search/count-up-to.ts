import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../open.ts';
import type { SearchHit } from './product-search.ts';

/** Counts the published products found, no further than to `most`. */
export async function countUpTo(db: Db, hits: RawBuilder<SearchHit>, most: number): Promise<number> {
  const { rows } = await sql`select 1 from (${hits}) as hits cross join products
    where products.id = hits.product_id and products.status = 'published' limit ${sql.lit(most)}`.execute(db);
  return rows.length;
}
