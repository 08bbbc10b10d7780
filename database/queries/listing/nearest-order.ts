import { sql } from 'kysely';
import type { SearchHits } from '#database/search/product-search.ts';

/**
 * Orders found products, joined as `foundProducts` does: the nearest first, of equally near ones those in stock, then the most
 * ordered and the best rated.
 */
export function nearestOrder({ nearness }: SearchHits) {
  return sql`hits.points desc, ${nearness} desc, case when products.stock > 0 then 0 else 1 end,
    products.ordered_count desc, products.weighted_rating desc, products.shown_review_count desc, products.sort_name, products.id`;
}
