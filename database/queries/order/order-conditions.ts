import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { markedOrders } from '#database/queries/order/marked-orders.ts';
import { disputedOrders } from '#database/queries/payment/disputes.ts';
import { ordersWithFailedRefund } from '#database/queries/payment/failed-refunds.ts';
import { suspectedOrders } from '#database/queries/payment/payment-risks.ts';
import type { Schema } from '#database/schema.ts';
import type { OrderListQuery } from '#domain/order/order-list.ts';
import { parseMarkFilter } from '#domain/order-marks/order-marks.ts';
import { addDays, isDay, startOfLondonDay } from '#domain/text/london-day.ts';
import { placeOf } from './order-place.ts';
import { newestFound, type OrderSearch, type PlaceRange } from './order-search.ts';
import { NOT_TO_PACK, packingCondition, TO_PACK } from './packing-condition.ts';

/** What SQLite reads orders by: the index of a filter, that of the days, what a search found, or the order in which they are listed. */
export type ReadBy = IndexedFilter | 'days' | 'search' | 'sort';

export type IndexedFilter = 'status' | 'payment' | 'channel' | 'money';

type Filters = OrderListQuery['filters'];
type Orders = ExpressionBuilder<Schema, 'orders'>;

/** The filters that are set and have an index of their own. */
export function indexedFilters(filters: Filters): IndexedFilter[] {
  return (['status', 'payment', 'channel', 'money'] as const).filter((name) => filters[name] !== '');
}

export function hasDays({ from, to }: Filters): boolean {
  return isDay(from) || isDay(to);
}

/** The days of a list, by the search's places. */
export function placesOfDays({ from, to }: Filters): PlaceRange {
  return {
    ...(isDay(from) ? { from: placeOf(startOfLondonDay(from)) } : {}),
    ...(isDay(to) ? { before: placeOf(startOfLondonDay(addDays(to, 1))) } : {}),
  };
}

export type Asked = {
  filters: Filters;
  search: Pick<OrderSearch, 'match' | 'range'> | null;
  most: number;
  by?: ReadBy;
};

/** The orders of a list; `most` bounds those a search looks at. Without `by` the engine chooses what to read them by. */
export function orderConditions(db: Db, { filters, search, most, by }: Asked) {
  const { from, to } = filters;
  const mark = parseMarkFilter(filters.mark);
  return (eb: Orders) => {
    const created = indexed(db, 'created_at', by === undefined || (by !== 'search' && by !== 'sort'));
    return eb.and([
      eb('orders.archived_at', filters.archived === 'yes' ? 'is not' : 'is', null),
      ...(search
        ? [sql<boolean>`orders.id in (select order_id from (${newestFound(db, search, most)}) as found)`]
        : []),
      ...indexedFilters(filters).map((name) =>
        filterCondition(db, eb, filters, name, by === undefined || by === name),
      ),
      ...(filters.dispute ? [eb('orders.id', 'in', disputedOrders(db, filters.dispute))] : []),
      ...(mark ? [eb('orders.id', 'in', markedOrders(db, mark))] : []),
      ...(filters.check === 'risk' ? [eb('orders.id', 'in', suspectedOrders(db))] : []),
      ...(filters.check === 'failed-refund' ? [eb('orders.id', 'in', ordersWithFailedRefund(db))] : []),
      daysCondition(eb, { from, to }, created),
    ]);
  };
}

/** The days alone; `created` is the moment of an order, read by its index or not. */
export function daysCondition(
  eb: Orders,
  { from, to }: Pick<Filters, 'from' | 'to'>,
  created: RawBuilder<string>,
): ExpressionWrapper<Schema, 'orders', SqlBool> {
  return eb.and([
    ...(isDay(from) ? [sql<boolean>`${created} >= ${startOfLondonDay(from)}`] : []),
    ...(isDay(to) ? [sql<boolean>`${created} < ${startOfLondonDay(addDays(to, 1))}`] : []),
  ]);
}

/** One filter alone; `isIndexed` where its index may be read. */
export function filterCondition(
  db: Db,
  eb: Orders,
  { status, payment, channel, money }: Filters,
  name: IndexedFilter,
  isIndexed: boolean,
): ExpressionWrapper<Schema, 'orders', SqlBool> {
  const column = (of: OrdersColumn) => indexed(db, of, isIndexed);
  if (name === 'payment') return eb(column('payment_method'), '=', payment);
  if (name === 'channel') return eb(column('channel'), '=', channel);
  if (name === 'money') return eb(column('payment_state'), '=', money);
  if (status === 'difference') return eb.and([sql<boolean>`${column('difference_pence')} > 0`]);
  if (status !== 'to-pack' && status !== 'to-check') return eb(column('order_status'), '=', status);
  return eb.and([
    eb(column('order_status'), 'in', TO_PACK),
    eb(indexed(db, 'payment_state', false), 'not in', NOT_TO_PACK),
    packingCondition(db, status),
  ]);
}

export type OrdersColumn =
  | 'created_at'
  | 'total_pence'
  | 'order_status'
  | 'payment_state'
  | 'payment_method'
  | 'channel'
  | 'difference_pence';

/** A column by whose index SQLite may read, or may not: it knows no figures by which to choose the shortest way. */
export function indexed(db: Db, column: OrdersColumn, isIndexed: boolean) {
  const plain = sql.ref<string>(`orders.${column}`);
  return isIndexed || engineOf(db) === 'postgres' ? plain : sql<string>`+${plain}`;
}
