import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import { OPEN_STATES, type ReturnState, type ReturnWish } from '#domain/returns/return.ts';
import type { ReturnListQuery } from '#domain/returns/return-list.ts';

export type ListedReturn = {
  id: string;
  number: string;
  orderNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  state: ReturnState;
  wish: ReturnWish;
  askedAt: string;
  declaredOn: string;
  receivedOn: string | null;
  dueOn: string | null;
  closedAt: string | null;
  refundedPence: number;
};

/** One page of returns; without a state those that are open. `today`: a day in London. */
export function listReturns(db: Db, query: ReturnListQuery, today: string): Promise<ListPage<ListedReturn>> {
  const matching = filtered(db, query, today);
  const rows = matching.select(COLUMNS);
  const sorted =
    query.sort === 'due'
      ? rows.orderBy((eb) => eb.fn.coalesce('returns.due_on', sql.lit(LAST_DAY))).orderBy('returns.asked_at')
      : rows.orderBy('returns.asked_at', query.sort === 'asked' ? 'asc' : 'desc');
  return readListPage(matching, sorted.orderBy('returns.id'), query.page);
}

/** Stands after every day that is due. */
const LAST_DAY = '9999-12-31';

/** Every return that a query of the list finds, in parts, the oldest first whatever its sort. */
export async function* eachReturn(
  db: Db,
  query: ReturnListQuery,
  today: string,
): AsyncGenerator<ListedReturn> {
  const matching = filtered(db, query, today).select(COLUMNS);
  let last: ListedReturn | undefined;
  for (;;) {
    const { askedAt = '', id = '' } = last ?? {};
    const rest = last
      ? matching.where((eb) =>
          eb.or([
            eb('returns.asked_at', '>', askedAt),
            eb.and([eb('returns.asked_at', '=', askedAt), eb('returns.id', '>', id)]),
          ]),
        )
      : matching;
    const rows = await rest.orderBy('returns.asked_at').orderBy('returns.id').limit(BATCH).execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

const BATCH = 500;

const COLUMNS = [
  'returns.id',
  'returns.number',
  'orders.order_number as orderNumber',
  'orders.first_name as firstName',
  'orders.last_name as lastName',
  'orders.email',
  'returns.state',
  'returns.wish',
  'returns.asked_at as askedAt',
  'returns.declared_on as declaredOn',
  'returns.received_on as receivedOn',
  'returns.due_on as dueOn',
  'returns.closed_at as closedAt',
  'returns.refunded_pence as refundedPence',
] as const;

function filtered(db: Db, { search, filters }: ReturnListQuery, today: string) {
  const { state, cause } = filters;
  let returns = db.selectFrom('returns').innerJoin('orders', 'orders.id', 'returns.order_id');
  if (!state) returns = returns.where('returns.state', 'in', [...OPEN_STATES]);
  else if (state === 'overdue') returns = returns.where('returns.due_on', '<', today);
  else if (state !== 'all') returns = returns.where('returns.state', '=', state);
  if (cause)
    returns = returns.where((eb) =>
      eb.exists(
        eb
          .selectFrom('return_lines')
          .select('return_lines.id')
          .whereRef('return_lines.return_id', '=', 'returns.id')
          .where('return_lines.cause', '=', cause),
      ),
    );
  if (!search) return returns;
  const columns = ['returns.number', 'orders.first_name', 'orders.last_name', 'orders.email'];
  return returns.where((eb) => eb.or(columns.map((column) => nameHolds(db, column, search))));
}

/** The open returns of which money is due soonest, with how many are open and how many are overdue. */
export async function readOpenReturns(
  db: Db,
  today: string,
  limit: number,
): Promise<{ open: number; overdue: number; next: ListedReturn[] }> {
  const open = db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .where('returns.state', 'in', [...OPEN_STATES]);
  const counts = await open
    .select((eb) => [
      eb.fn.countAll<number>().as('open'),
      eb.fn
        .coalesce(
          eb.fn.sum<number>(eb.case().when('returns.due_on', '<', today).then(1).else(0).end()),
          sql.lit(0),
        )
        .as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  const next = await open
    .select(COLUMNS)
    .orderBy((eb) => eb.fn.coalesce('returns.due_on', sql.lit(LAST_DAY)))
    .orderBy('returns.asked_at')
    .orderBy('returns.id')
    .limit(limit)
    .execute();
  return { open: Number(counts.open), overdue: Number(counts.overdue), next };
}
