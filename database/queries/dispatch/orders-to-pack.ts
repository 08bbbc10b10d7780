import type { Db } from '#database/open.ts';
import { orderConditions } from '#database/queries/order/order-conditions.ts';
import type { PackingList } from '#database/queries/order/packing-condition.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { ORDER_LIST } from '#domain/order/order-list.ts';

/** The numbers of orders that may be packed now, or only after a question, the oldest first. */
export async function listOrdersToPack(db: Db, status: PackingList, limit: number): Promise<string[]> {
  const { filters } = parseListQuery(new URLSearchParams({ status }), ORDER_LIST);
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where(orderConditions(db, { filters, search: null, most: limit }))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ order_number }) => order_number);
}
