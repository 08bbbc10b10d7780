import { type RawBuilder, sql } from 'kysely';
import type { SearchPart } from '#domain/search/search-part.ts';
import { claims } from './part-hits.ts';
import type { ProductSearch } from './product-search.ts';

/** The condition of a price, an offer, stars or a claim for a joined product. */
export function conditionOf(engine: ProductSearch, part: SearchPart): RawBuilder<boolean> {
  if (part.is === 'offer') return isReducedBy(part.fromPercent);
  if (part.is === 'stars')
    return sql`products.shown_review_count > 0 and products.shown_rating >= ${sql.lit(part.fromStars)}`;
  if (part.is === 'attribute') return claims(engine, part);
  if (part.is !== 'price') return sql`1 = 1`;
  return sql`products.shown_price_pence between ${sql.lit(part.fromPence ?? 0)}
    and ${sql.lit(part.toPence ?? Number.MAX_SAFE_INTEGER)}`;
}

/** True for products reduced by so many per cent, rounded as they are shown. */
function isReducedBy(percent: number): RawBuilder<boolean> {
  return sql`products.shown_former_pence > products.shown_price_pence
    and (products.shown_former_pence - products.shown_price_pence) * 200
      >= products.shown_former_pence * ${sql.lit(Math.max(0, percent * 2 - 1))}`;
}
