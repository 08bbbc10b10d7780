import { type Selectable, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { listSentProgress } from '#database/queries/parcels/parcels.ts';
import { listDisputeStates } from '#database/queries/payment/disputes.ts';
import { listFailedRefunds } from '#database/queries/payment/failed-refunds.ts';
import { listPaymentRisks } from '#database/queries/payment/payment-risks.ts';
import type { OrdersTable } from '#database/schema.ts';
import { LIST_PAGE_SIZE, type ListPage, MOST_FOUND, MOST_LISTED, pageOf } from '#domain/lists/list-query.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order, OrderSummary } from '#domain/order/order.ts';
import type { OrderListQuery } from '#domain/order/order-list.ts';
import type { OrderMarks } from '#domain/order-marks/order-marks.ts';
import type { SentProgress } from '#domain/parcels/parcel.ts';
import type { DisputeState } from '#domain/payment/dispute.ts';
import { NO_RISK, type PaymentRisk } from '#domain/payment/payment-risk.ts';
import { listMarks } from './marked-orders.ts';
import {
  daysCondition,
  filterCondition,
  hasDays,
  indexed,
  indexedFilters,
  orderConditions,
  placesOfDays,
  type ReadBy,
} from './order-conditions.ts';
import { newestFound, readOrderSearch } from './order-search.ts';
import { listLines, toOrder, toSummary } from './orders.ts';

/** One page of all orders, newest first, archived ones included. */
export function listOrders(db: Db, page: number): Promise<ListPage<OrderSummary>> {
  return readPage(db, page);
}

export type ListedOrder = OrderSummary & {
  disputes: DisputeState[];
  risk: PaymentRisk;
  /** What was to go back and did not. */
  failedRefundPence: Pence;
  /** How many of its pieces were sent; null where none was. */
  progress: SentProgress | null;
  /** The customer wrote something with the order. */
  hasNote: boolean;
  /** Null where nobody marked it. */
  marks: OrderMarks | null;
};

/** One page of orders for staff; archived ones only where they are asked for. */
export async function listOrderRows(db: Db, query: OrderListQuery): Promise<ListPage<ListedOrder>> {
  const found = await findPage(db, query);
  const numbers = found.items.map(({ orderNumber }) => orderNumber);
  const [states, risks, failed, noted, sent, marks] = await Promise.all([
    listDisputeStates(db, numbers),
    listPaymentRisks(db, numbers),
    listFailedRefunds(db, numbers),
    listNotedOrders(db, numbers),
    listSentProgress(db, numbers),
    listMarks(db, numbers),
  ]);
  const items = found.items.map((order) => ({
    ...order,
    disputes: states.get(order.orderNumber) ?? [],
    risk: risks.get(order.orderNumber) ?? NO_RISK,
    failedRefundPence: failed.get(order.orderNumber) ?? 0,
    progress: sent.get(order.orderNumber) ?? null,
    hasNote: noted.has(order.orderNumber),
    marks: marks.get(order.orderNumber) ?? null,
  }));
  return { ...found, items };
}

/** The numbers of the orders that a query of the list finds, at most `limit`. */
export async function listOrderNumbers(db: Db, query: OrderListQuery, limit: number): Promise<string[]> {
  const { filters } = query;
  const search = query.search
    ? await readOrderSearch(db, query.search, { range: placesOfDays(filters) })
    : null;
  if (query.search && !search) return [];
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where(orderConditions(db, { filters, search, most: MOST_FOUND }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ order_number }) => order_number);
}

async function listNotedOrders(db: Db, orderNumbers: string[]): Promise<Set<string>> {
  if (orderNumbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where('order_number', 'in', orderNumbers)
    .where('notes', '!=', '')
    .execute();
  return new Set(rows.map(({ order_number }) => order_number));
}

const API_PAGE_SIZE = 25;

/** Counts all orders: programs that read them page by page are told how many there are. */
async function readPage(db: Db, page: number): Promise<ListPage<OrderSummary>> {
  const { total } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(API_PAGE_SIZE)
        .offset((page - 1) * API_PAGE_SIZE),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    items: await summariesOf(db, rows),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / API_PAGE_SIZE)),
  };
}

async function summariesOf(db: Db, rows: Selectable<OrdersTable>[]): Promise<OrderSummary[]> {
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toSummary(row, lines.get(row.id) ?? []));
}

/** A page of what a query finds, counted up to a bound: the last page is as near as the first. */
async function findPage(db: Db, query: OrderListQuery): Promise<ListPage<OrderSummary>> {
  const { filters, page, sort } = query;
  const search = query.search
    ? await readOrderSearch(db, query.search, { range: placesOfDays(filters) })
    : null;
  if (query.search && !search) return pageOf<OrderSummary>([], 0, page);
  const by = search ? 'search' : await shortestWay(db, filters);
  const asked = { filters, search, most: MOST_FOUND };
  const found = await countUpTo(db, orderConditions(db, { ...asked, by }), MOST_LISTED + 1);
  const isMore = search?.isMore ?? found > MOST_LISTED;
  const total = Math.min(found, MOST_LISTED);
  const rows = await readRows(db, {
    where: (way) => orderConditions(db, { ...asked, by: way }),
    by: isMore && !search && sort.endsWith('total') ? 'sort' : by,
    isFew: !isMore,
    sort,
    page: Math.min(page, Math.ceil(MOST_LISTED / LIST_PAGE_SIZE)),
    isToLeave: ['to-pack', 'to-check', 'difference'].includes(filters.status),
  });
  return { ...pageOf(await summariesOf(db, rows), total, page), isMore };
}

type Conditions = ReturnType<typeof orderConditions>;

async function countUpTo(db: Db, where: Conditions, most: number): Promise<number> {
  const { found } = await db
    .selectFrom(db.selectFrom('orders').select(sql`1`.as('one')).where(where).limit(most).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return found;
}

/** Returns the filter, or the days, that leave the fewest orders; 'sort' where none is set. */
async function shortestWay(db: Db, filters: OrderListQuery['filters']): Promise<ReadBy> {
  const names = [...indexedFilters(filters), ...(hasDays(filters) ? ['days' as const] : [])];
  if (names.length < 2) return names[0] ?? 'sort';
  const counts = await Promise.all(
    names.map(async (name) => {
      const { found } = await db
        .selectFrom(
          db
            .selectFrom('orders')
            .select(sql`1`.as('one'))
            .where((eb) =>
              name === 'days'
                ? daysCondition(eb, filters, indexed(db, 'created_at', true))
                : filterCondition(db, eb, filters, name, true),
            )
            .limit(MOST_PROBED)
            .as('found'),
        )
        .select((eb) => eb.fn.countAll<number>().as('found'))
        .executeTakeFirstOrThrow();
      return { name, found };
    }),
  );
  return counts.toSorted((a, b) => a.found - b.found)[0]?.name ?? 'sort';
}

/** Two filters are compared up to here. */
const MOST_PROBED = 20_000;

type Reading = {
  where: (by: ReadBy) => Conditions;
  by: ReadBy;
  isFew: boolean;
  sort: OrderListQuery['sort'];
  page: number;
  /** Orders that are still to leave: their states have no index in the order of a list. */
  isToLeave: boolean;
};

/** Few orders are found by their filter and then sorted; of many, those of the page are found by the order they are listed in. */
function readRows(db: Db, { where, by, isFew, sort, page, isToLeave }: Reading) {
  const column = sort.endsWith('total') ? 'total_pence' : 'created_at';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const isInOrder = by === 'sort' || (by !== 'search' && column === 'created_at' && !(isToLeave && isFew));
  const ids = db
    .selectFrom('orders')
    .select('orders.id')
    .where(where(by))
    .orderBy(indexed(db, column, isInOrder), direction)
    .orderBy('orders.id', direction)
    .limit(LIST_PAGE_SIZE)
    .offset((page - 1) * LIST_PAGE_SIZE);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .execute();
}

const BATCH = 200;

/** Every order the query finds, in batches: an export need not fit in memory. */
export async function* eachBatchOfOrders(db: Db, query: OrderListQuery): AsyncGenerator<Order[]> {
  const batches = query.search ? eachBatchFound(db, query) : eachBatchListed(db, query);
  for await (const rows of batches) {
    const lines = await listLines(
      db,
      rows.map((row) => row.id),
    );
    yield rows.map((row) => toOrder(row, lines.get(row.id) ?? []));
  }
}

async function* eachBatchListed(
  db: Db,
  { filters }: OrderListQuery,
): AsyncGenerator<Selectable<OrdersTable>[]> {
  const where = orderConditions(db, { filters, search: null, most: 0 });
  let after: { created_at: string; id: string } | null = null;
  for (;;) {
    let batch = db.selectFrom('orders').selectAll().where(where);
    if (after) batch = batch.where(isOlder(after));
    const rows = await batch.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(BATCH).execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { created_at: last.created_at, id: last.id };
  }
}

/** Goes through all that the search finds, also beyond what a list shows. */
async function* eachBatchFound(
  db: Db,
  { search: text, filters }: OrderListQuery,
): AsyncGenerator<Selectable<OrdersTable>[]> {
  const search = await readOrderSearch(db, text, { range: placesOfDays(filters) });
  if (!search) return;
  let { before } = search.range;
  for (;;) {
    const part = { match: search.match, range: { ...search.range, before } };
    const { rows: found } = await newestFound(db, part, BATCH).execute(db);
    if (found.length === 0) return;
    const where = orderConditions(db, { filters, search: part, most: BATCH, by: 'search' });
    yield await db
      .selectFrom('orders')
      .selectAll()
      .where(where)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    before = Math.min(...found.map(({ place }) => place));
  }
}

/** Compares the pair, so that an index begins there and no batch walks through those before it. */
function isOlder({ created_at, id }: { created_at: string; id: string }) {
  return sql<boolean>`(orders.created_at, orders.id) < (${created_at}, ${id})`;
}
