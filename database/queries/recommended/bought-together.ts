import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { type CardRow, selectCards } from '#database/queries/catalogue/product-rows.ts';

/** Orders of a product that are looked at: enough to tell, few enough for one of which thousands are sold. */
const ORDERS_READ = 300;
/** Fewer are chance. */
const FEWEST_ORDERS = 5;

/** Products in stock that were ordered with this one (row id) in at least five orders, the most frequent first. */
export async function listBoughtTogether(by: Db, productId: string, limit: number): Promise<CardRow[]> {
  const { db, noteProducts } = notedReading(by);
  const counted = await db
    .with('own', (from) =>
      from
        .selectFrom('order_lines')
        .select('order_id')
        .distinct()
        .where('product_id', '=', productId)
        .orderBy('order_id', 'desc')
        .limit(ORDERS_READ),
    )
    .selectFrom('own')
    .innerJoin('order_lines', 'order_lines.order_id', 'own.order_id')
    .select('order_lines.product_id as id')
    .where('order_lines.product_id', '!=', productId)
    .groupBy('order_lines.product_id')
    .having(sql<number>`count(distinct order_lines.order_id)`, '>=', FEWEST_ORDERS)
    .orderBy(sql`count(distinct order_lines.order_id)`, 'desc')
    .orderBy('order_lines.product_id')
    .limit(limit)
    .execute();
  if (counted.length === 0) return [];
  const ids = counted.map(({ id }) => id);
  noteProducts(ids);
  const rows = await selectCards(db)
    .where('products.id', 'in', ids)
    .where('products.stock', '>', 0)
    .execute();
  return rows.sort((one, other) => ids.indexOf(one.row_id) - ids.indexOf(other.row_id));
}
