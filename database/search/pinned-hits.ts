import { sql } from 'kysely';
import type { SearchHits } from './product-search.ts';

/** Puts these products first, in their order, whether the search found them or not. */
export function withPinned(hits: SearchHits, productIds: readonly string[]): SearchHits {
  const pinned = productIds.map(
    (id, place) =>
      sql`select id as product_id, ${sql.lit(FIRST - place)} as points from products where id = ${id}`,
  );
  return {
    ...hits,
    query: sql`select product_id, max(points) as points
      from (select product_id, points from (${hits.query}) as found union all ${sql.join(pinned, sql` union all `)}) as listed
      group by product_id`,
  };
}

/** More points than any product gets by its words. */
const FIRST = 1_000_000;
