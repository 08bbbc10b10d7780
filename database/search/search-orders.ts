import { type RawBuilder, sql } from 'kysely';
import { BESTSELLING } from '#database/rated-order.ts';
import type { PricePart, SearchOrder } from '#domain/search/search-part.ts';

/** Orders that a search asks for, the highest first; what is sold out is last where the listing has it last. */
export function orderOf(by: SearchOrder): RawBuilder<number> {
  if (by === 'newest') return sql`case when products.stock > 0 then products.created_at else '' end`;
  if (by === 'bestselling') return BESTSELLING;
  if (by === 'rated') return sql<number>`products.weighted_rating`;
  return by === 'cheapest' ? sql`-products.shown_price_pence` : sql`products.shown_price_pence`;
}

/** The biggest saving first, of what is in stock before what is sold out, as in the listing of the reduced products. */
export function bySaving(): RawBuilder<number> {
  return sql`(case when products.stock > 0 then 1000 else 0 end
    + (products.shown_former_pence - products.shown_price_pence) * 1000 / products.shown_former_pence)`;
}

/** Sets first. */
export function setsFirst(): RawBuilder<number> {
  return sql`(case when exists (select 1 from set_parts where set_parts.set_id = products.id) then 1 else 0 end)`;
}

/** The price nearest to those asked for first. */
export function byNearestPrice(prices: readonly PricePart[]): RawBuilder<number> {
  const distances = prices.map(
    ({ fromPence, toPence }) => sql`case
      when products.shown_price_pence < ${sql.lit(fromPence ?? 0)} then products.shown_price_pence - ${sql.lit(fromPence ?? 0)}
      when products.shown_price_pence > ${sql.lit(toPence ?? Number.MAX_SAFE_INTEGER)} then ${sql.lit(toPence ?? 0)} - products.shown_price_pence
      else 0 end`,
  );
  return sql`(${sql.join(distances, sql` + `)})`;
}
