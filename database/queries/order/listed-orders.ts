import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { disputedOrders, listDisputeStates } from '#database/queries/payment/disputes.ts';
import type { Schema } from '#database/schema.ts';
import { nameHolds } from '#database/search/text-match.ts';
import { LIST_PAGE_SIZE, type ListPage } from '#domain/lists/list-query.ts';
import type { Order, OrderStatus, OrderSummary } from '#domain/order/order.ts';
import type { OrderListQuery } from '#domain/order/order-list.ts';
import type { DisputeState } from '#domain/payment/dispute.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';
import { addDays, isDay, startOfLondonDay } from '#domain/text/london-day.ts';
import { listLines, toOrder, toSummary } from './orders.ts';

/** One page of all orders, newest first, archived ones included. */
export function listOrders(db: Db, page: number): Promise<ListPage<OrderSummary>> {
  return readPage(db, { where: null, sort: '-placed', page, pageSize: API_PAGE_SIZE });
}

export type ListedOrder = OrderSummary & { disputes: DisputeState[] };

/** One page of orders for staff; archived ones only where they are asked for. */
export async function listOrderRows(db: Db, query: OrderListQuery): Promise<ListPage<ListedOrder>> {
  const { sort, page } = query;
  const found = await readPage(db, { where: conditions(db, query), sort, page, pageSize: LIST_PAGE_SIZE });
  const states = await listDisputeStates(
    db,
    found.items.map(({ orderNumber }) => orderNumber),
  );
  const items = found.items.map((order) => ({ ...order, disputes: states.get(order.orderNumber) ?? [] }));
  return { ...found, items };
}

/** The numbers of the orders that a query of the list finds, at most `limit`. */
export async function listOrderNumbers(db: Db, query: OrderListQuery, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where(conditions(db, query))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ order_number }) => order_number);
}

const API_PAGE_SIZE = 25;

async function readPage(db: Db, { where, sort, page, pageSize }: Asked): Promise<ListPage<OrderSummary>> {
  const orders = where ? db.selectFrom('orders').where(where) : db.selectFrom('orders');
  const { total } = await orders
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const column = sort.endsWith('total') ? 'total_pence' : 'created_at';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = await orders
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => toSummary(row, lines.get(row.id) ?? []));
  return { items, total, page, pageCount: Math.max(1, Math.ceil(total / pageSize)) };
}

type Asked = {
  where: ReturnType<typeof conditions> | null;
  sort: OrderListQuery['sort'];
  page: number;
  pageSize: number;
};

const BATCH = 200;

/** Every order the query finds, in batches: an export need not fit in memory. */
export async function* eachBatchOfOrders(db: Db, query: OrderListQuery): AsyncGenerator<Order[]> {
  const where = conditions(db, query);
  let after: { created_at: string; id: string } | null = null;
  for (;;) {
    let batch = db.selectFrom('orders').selectAll().where(where);
    if (after) batch = batch.where(isOlder(after));
    const rows = await batch.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(BATCH).execute();
    const lines = await listLines(
      db,
      rows.map((row) => row.id),
    );
    yield rows.map((row) => toOrder(row, lines.get(row.id) ?? []));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { created_at: last.created_at, id: last.id };
  }
}

/** Compares the pair, so that an index begins there and no batch walks through those before it. */
function isOlder({ created_at, id }: { created_at: string; id: string }) {
  return sql<boolean>`(orders.created_at, orders.id) < (${created_at}, ${id})`;
}

export const TO_PACK: OrderStatus[] = ['confirmed', 'processing'];
/** What is not paid, or was given back in full, is not packed. */
export const NOT_TO_PACK: PaymentState[] = ['awaiting payment', 'authorised', 'failed', 'refunded'];

function conditions(db: Db, { search, filters }: OrderListQuery) {
  return (eb: ExpressionBuilder<Schema, 'orders'>) =>
    eb.and([
      eb('orders.archived_at', filters.archived === 'yes' ? 'is not' : 'is', null),
      ...(search ? [eb.or(SEARCHED.map((column) => nameHolds(db, column, search)))] : []),
      ...(filters.status === 'to-pack'
        ? [eb('orders.order_status', 'in', TO_PACK), eb('orders.payment_state', 'not in', NOT_TO_PACK)]
        : []),
      ...(filters.status && filters.status !== 'to-pack'
        ? [eb('orders.order_status', '=', filters.status)]
        : []),
      ...(filters.payment ? [eb('orders.payment_method', '=', filters.payment)] : []),
      ...(filters.dispute ? [eb('orders.id', 'in', disputedOrders(db, filters.dispute))] : []),
      ...(filters.money ? [eb('orders.payment_state', '=', filters.money)] : []),
      ...(isDay(filters.from) ? [eb('orders.created_at', '>=', startOfLondonDay(filters.from))] : []),
      ...(isDay(filters.to) ? [eb('orders.created_at', '<', startOfLondonDay(addDays(filters.to, 1)))] : []),
    ]);
}

const SEARCHED = [
  'orders.order_number',
  'orders.email',
  'orders.first_name',
  'orders.last_name',
  'orders.postcode',
];
