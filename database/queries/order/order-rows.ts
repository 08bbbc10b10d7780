import type { Selectable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { StockMove } from '#database/queries/catalogue/take-stock.ts';
import type { OrderEventsTable, OrderLinesTable, OrdersTable } from '#database/schema.ts';
import type { OrderStatus } from '#domain/order/order.ts';

/** False where the order number or the idempotency key is taken; a writer of the same key waits here for the other one. */
export async function insertOrder(trx: Db, order: Selectable<OrdersTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertOrderLines(trx: Db, lines: Selectable<OrderLinesTable>[]): Promise<void> {
  await trx.insertInto('order_lines').values(lines).execute();
}

export async function insertOrderEvent(trx: Db, event: Selectable<OrderEventsTable>): Promise<void> {
  await trx.insertInto('order_events').values(event).execute();
}

/** Null where there is no such order. An update locks the row on both engines: two staff wait for each other. */
export async function lockOrder(
  trx: Db,
  orderNumber: string,
  now: string,
): Promise<{ id: string; status: OrderStatus } | null> {
  const order = await trx
    .updateTable('orders')
    .set({ updated_at: now })
    .where('order_number', '=', orderNumber)
    .returning(['id', 'order_status as status'])
    .executeTakeFirst();
  return order ?? null;
}

export async function writeOrderStatus(trx: Db, id: string, status: OrderStatus): Promise<void> {
  await trx.updateTable('orders').set({ order_status: status }).where('id', '=', id).execute();
}

export async function findOrderId(db: Db, orderNumber: string): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return order?.id ?? null;
}

/** False where it is archived, or not archived, already. */
export async function writeOrderArchived(
  trx: Db,
  id: string,
  archived: boolean,
  now: string,
): Promise<boolean> {
  const written = await trx
    .updateTable('orders')
    .set({ archived_at: archived ? now : null, updated_at: now })
    .where('id', '=', id)
    .where('archived_at', archived ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function deleteOrderRow(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('orders').where('id', '=', id).execute();
}

export type SoldLine = StockMove & { slug: string; name: string; variant: string };

export async function listSoldLines(db: Db, orderId: string): Promise<SoldLine[]> {
  return db
    .selectFrom('order_lines')
    .select([
      'product_id as productId',
      'variant_id as variantId',
      'quantity',
      'product_slug as slug',
      'name',
      'variant',
    ])
    .where('order_id', '=', orderId)
    .execute();
}
