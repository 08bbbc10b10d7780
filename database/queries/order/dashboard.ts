import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { LOW_STOCK_BELOW } from '#domain/catalogue/stock.ts';
import { ORDER_CHANNELS, type OrderChannel, type OrderStatus } from '#domain/order/order.ts';
import { addDays, londonDay, startOfLondonDay } from '#domain/text/london-day.ts';
import { NOT_TO_PACK, type PackingList, packingCondition, TO_PACK } from './packing-condition.ts';

export type Counts = { products: number; categories: number; brands: number; orders: number };

export async function countEverything(db: Db): Promise<Counts> {
  const [products, categories, brands, orders] = await Promise.all(
    (['products', 'categories', 'brands', 'orders'] as const).map((table) => countRows(db, table)),
  );
  return {
    products: products ?? 0,
    categories: categories ?? 0,
    brands: brands ?? 0,
    orders: orders ?? 0,
  };
}

async function countRows(db: Db, table: 'products' | 'categories' | 'brands' | 'orders'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export type DayOrders = { day: string; orders: number };

/**
 * Orders placed on each day by the shop's clock, from this day for so many days; days without any included. Cancelled orders
 * do not count. Counted by hour in the database: London's days begin on a full hour of UTC.
 */
export async function listDayOrders(db: Db, firstDay: string, days: number): Promise<DayOrders[]> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      sql<string>`substr(created_at, 1, 13)`.as('hour'),
      eb.fn.countAll<number>().as('orders'),
    ])
    .where('created_at', '>=', startOfLondonDay(firstDay))
    .where('created_at', '<', startOfLondonDay(addDays(firstDay, days)))
    .where('order_status', '!=', 'cancelled')
    .groupBy(sql`substr(created_at, 1, 13)`)
    .execute();
  const counted = new Map<string, number>();
  for (let offset = 0; offset < days; offset += 1) counted.set(addDays(firstDay, offset), 0);
  for (const { hour, orders } of rows) {
    const day = londonDay(`${hour}:00:00.000Z`);
    counted.set(day, (counted.get(day) ?? 0) + Number(orders));
  }
  return [...counted].map(([day, orders]) => ({ day, orders }));
}

/** True where orders came in another way than by the shop's pages. */
export async function hasOtherChannels(db: Db): Promise<boolean> {
  const others = ORDER_CHANNELS.filter((channel) => channel !== 'web');
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('channel', 'in', others)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The orders placed in so many days from this one by how they came, as `listDayOrders` counts them. */
export async function listChannelOrders(
  db: Db,
  firstDay: string,
  days: number,
): Promise<Map<OrderChannel, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['channel', eb.fn.countAll<number>().as('orders')])
    .where('created_at', '>=', startOfLondonDay(firstDay))
    .where('created_at', '<', startOfLondonDay(addDays(firstDay, days)))
    .where('order_status', '!=', 'cancelled')
    .groupBy('channel')
    .execute();
  return new Map(rows.map(({ channel, orders }) => [channel, Number(orders)]));
}

export type OrderToPack = {
  orderNumber: string;
  customer: string;
  createdAt: string;
  orderStatus: OrderStatus;
};

/** The orders that wait longest to be packed, how many wait in all, and how many wait for something else than packing. */
export async function listOrdersToPack(
  db: Db,
  limit: number,
): Promise<{ total: number; oldest: OrderToPack[]; toCheck: number; differences: number }> {
  const rows = await ordersToPack(db, 'to-pack')
    .select(['order_number', 'first_name', 'last_name', 'created_at', 'order_status'])
    .orderBy('created_at')
    .limit(limit)
    .execute();
  const oldest = rows.map((row) => ({
    orderNumber: row.order_number,
    customer: `${row.first_name} ${row.last_name}`,
    createdAt: row.created_at,
    orderStatus: row.order_status,
  }));
  const [total, toCheck, differences] = await Promise.all([
    countOrdersToPack(db),
    countOf(ordersToPack(db, 'to-check')),
    countOf(ordersWithDifference(db)),
  ]);
  return { total, oldest, toCheck, differences };
}

/** Counts the orders to pack; archived ones wait for nobody. */
export function countOrdersToPack(db: Db): Promise<number> {
  return countOf(ordersToPack(db, 'to-pack'));
}

function ordersToPack(db: Db, list: PackingList) {
  return db
    .selectFrom('orders')
    .where('order_status', 'in', TO_PACK)
    .where('payment_state', 'not in', NOT_TO_PACK)
    .where('archived_at', 'is', null)
    .where(packingCondition(db, list));
}

/** Corrected orders whose customer has still to pay what they cost more. */
function ordersWithDifference(db: Db) {
  return db.selectFrom('orders').where('difference_pence', '>', sql.lit(0)).where('archived_at', 'is', null);
}

async function countOf(orders: ReturnType<typeof ordersWithDifference>): Promise<number> {
  const { total } = await orders
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export type LowStock = { id: string; name: string; stock: number };

/** Published products that are sold out or nearly. */
export async function listLowStock(
  db: Db,
  limit: number,
): Promise<{ low: number; soldOut: number; lowest: LowStock[] }> {
  const published = db.selectFrom('products').where('status', '=', 'published');
  const { sold_out, low } = await published
    .select([
      sql<number>`coalesce(sum(case when stock = 0 then 1 else 0 end), 0)`.as('sold_out'),
      sql<number>`coalesce(sum(case when stock > 0 then 1 else 0 end), 0)`.as('low'),
    ])
    .where('stock', '<', LOW_STOCK_BELOW)
    .executeTakeFirstOrThrow();
  const lowest = await published
    .select(['id', 'name', 'stock'])
    .where('stock', '<', LOW_STOCK_BELOW)
    .orderBy('stock')
    .orderBy('ordered_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { low: Number(low), soldOut: Number(sold_out), lowest };
}

export type BestSeller = { productId: string; name: string; quantity: number };

/** The best sellers since a moment (UTC ISO), by pieces; orders cancelled, unpaid or refunded in full do not count. */
export async function listBestSellers(db: Db, since: string, limit: number): Promise<BestSeller[]> {
  // SQLite reads the tables of a cross join in this order: the orders of the time first, and not all lines ever sold.
  const rows = await db
    .selectFrom('orders')
    .crossJoin('order_lines')
    .whereRef('order_lines.order_id', '=', 'orders.id')
    .select((eb) => [
      'order_lines.product_id',
      eb.fn.max('order_lines.name').as('name'),
      eb.fn.sum<number>('order_lines.quantity').as('quantity'),
    ])
    .where('orders.created_at', '>=', since)
    .where('orders.order_status', '!=', 'cancelled')
    .where('orders.payment_state', 'not in', NOT_TO_PACK)
    .groupBy('order_lines.product_id')
    .orderBy('quantity', 'desc')
    .orderBy('order_lines.product_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    name: row.name,
    quantity: Number(row.quantity),
  }));
}

export async function listSearchMisses(
  db: Db,
  since: string,
  limit: number,
): Promise<{ question: string; times: number }[]> {
  return db
    .selectFrom('search_misses')
    .select(['question', 'times'])
    .where('last_at', '>=', since)
    .orderBy('times', 'desc')
    .orderBy('question')
    .limit(limit)
    .execute();
}

/** The latest messages that are neither answered nor archived. */
export async function listWaitingMessages(
  db: Db,
  limit: number,
): Promise<{ total: number; latest: { id: string; name: string; subject: string; createdAt: string }[] }> {
  const { total } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', 'in', ['new', 'read'])
    .executeTakeFirstOrThrow();
  const latest = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'subject', 'created_at as createdAt'])
    .where('status', 'in', ['new', 'read'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return { total, latest };
}
