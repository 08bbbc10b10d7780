import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import { PRICE_ENDINGS } from '#domain/catalogue/bulk/bulk-price.ts';
import type { DatedPrice } from '#domain/dated-prices/dated-price.ts';
import type { DatedPriceListQuery } from '#domain/dated-prices/dated-price-list.ts';
import type { ListPage } from '#domain/lists/list-query.ts';

const COLUMNS = [
  'id',
  'name',
  'choice',
  'how',
  'amount',
  'ending',
  'from_at as fromAt',
  'until_at as untilAt',
  'stop_at as stopAt',
  'created_at as createdAt',
  'created_by as createdBy',
  'started_at as startedAt',
  'begun_at as begunAt',
  'ended_at as endedAt',
  'cancelled_at as cancelledAt',
  'stopped_by as stoppedBy',
] as const;

/** One page of dated prices. `now` decides which of them run. */
export async function listDatedPrices(
  db: Db,
  query: DatedPriceListQuery,
  now: string,
): Promise<ListPage<DatedPrice>> {
  const matching = filtered(db, query, now);
  const [column, direction] = ORDERS[query.sort];
  const rows = matching.select(COLUMNS).orderBy(column, direction).orderBy('id', direction);
  const page = await readListPage(matching, rows, query.page);
  return { ...page, items: page.items.map(withEnding) };
}

const ORDERS = {
  from: ['from_at', 'asc'],
  '-from': ['from_at', 'desc'],
  until: ['until_at', 'asc'],
  name: ['name', 'asc'],
} as const;

export async function findDatedPrice(db: Db, id: string): Promise<DatedPrice | null> {
  const row = await db.selectFrom('dated_prices').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? withEnding(row) : null;
}

/** Call first in the transaction that schedules a dated price: no other one is scheduled until its end. */
export async function lockScheduling(trx: Db): Promise<void> {
  await trx
    .updateTable('revisions')
    .set({ revision: sql`revision + 1` })
    .where('name', '=', 'dated-prices')
    .execute();
}

export async function insertDatedPrice(
  trx: Db,
  { id, name, choice, how, amount, ending, fromAt, untilAt, createdAt, createdBy }: NewRow,
): Promise<void> {
  await trx
    .insertInto('dated_prices')
    .values({
      ...{ id, name, choice, how, amount, ending },
      ...{ from_at: fromAt, until_at: untilAt, created_at: createdAt, created_by: createdBy },
    })
    .execute();
}

type NewRow = Omit<DatedPrice, 'stopAt' | 'startedAt' | 'begunAt' | 'endedAt' | 'cancelledAt' | 'stoppedBy'>;

/** Locks one until the transaction ends; null where it is gone. */
export async function lockDatedPrice(trx: Db, id: string): Promise<DatedPrice | null> {
  await trx.updateTable('dated_prices').set({ id }).where('id', '=', id).execute();
  return findDatedPrice(trx, id);
}

export type DatedChanges = {
  stopAt?: string;
  startedAt?: string;
  begunAt?: string;
  endedAt?: string;
  cancelledAt?: string;
  stoppedBy?: string;
};

/** Writes what became of one, which the transaction has locked. */
export async function writeDatedPrice(
  trx: Db,
  id: string,
  { stopAt, startedAt, begunAt, endedAt, cancelledAt, stoppedBy }: DatedChanges,
): Promise<void> {
  await trx
    .updateTable('dated_prices')
    .set({
      stop_at: stopAt,
      started_at: startedAt,
      begun_at: begunAt,
      ended_at: endedAt,
      cancelled_at: cancelledAt,
      stopped_by: stoppedBy,
    })
    .where('id', '=', id)
    .execute();
}

/** Those whose time to end or to begin has come and that is not done, in the order of that time. */
export async function listDueDated(db: Db, turn: 'end' | 'begin', now: string): Promise<string[]> {
  const open = db
    .selectFrom('dated_prices')
    .select('id')
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null);
  const end = sql<string>`coalesce(stop_at, until_at)`;
  const due =
    turn === 'end'
      ? open.where(end, '<=', now).orderBy(end)
      : open
          .where('begun_at', 'is', null)
          .where('from_at', '<=', now)
          .where(end, '>', now)
          .orderBy('from_at');
  return (await due.orderBy('id').execute()).map(({ id }) => id);
}

function filtered(db: Db, { search, filters }: DatedPriceListQuery, now: string) {
  let rows = db.selectFrom('dated_prices');
  if (search) rows = rows.where(nameHolds(db, 'dated_prices.name', search));
  if (filters.state === 'all') return rows;
  if (filters.state === 'cancelled') return rows.where('cancelled_at', 'is not', null);
  if (filters.state === 'ended') return rows.where('ended_at', 'is not', null);
  const open = rows.where('cancelled_at', 'is', null).where('ended_at', 'is', null);
  return filters.state === '' ? open : open.where('from_at', filters.state === 'running' ? '<=' : '>', now);
}

function withEnding<Row extends { ending: number | null }>(row: Row) {
  return { ...row, ending: PRICE_ENDINGS.find((known) => known === row.ending) ?? null };
}
