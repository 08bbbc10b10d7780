import { sql } from 'kysely';
import type { Db } from '../open.ts';

/** The highest reduction of a group of products, in percent, as SQL: an aggregate over `products`. */
export const HIGHEST_DISCOUNT = `max(
  case when products.original_price_pence > products.price_pence
    then (products.original_price_pence - products.price_pence) * 100.0 / products.original_price_pence end
)`;

/** The highest reduction in the shop, in whole percent; 0 when nothing is reduced. */
export async function highestDiscount(db: Db): Promise<number> {
  const row = await db
    .selectFrom('products')
    .where('status', '=', 'published')
    .select(sql<number | null>`${sql.raw(HIGHEST_DISCOUNT)}`.as('percent'))
    .executeTakeFirst();
  return wholePercent(row?.percent ?? null);
}

export function wholePercent(percent: number | null): number {
  return percent === null ? 0 : Math.round(Number(percent));
}
