import type { ExpressionBuilder } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { openOrders } from '#database/queries/customers/erase-person.ts';
import type { Schema } from '#database/schema.ts';
import type { LedgerKind } from '#domain/payment/payment-state.ts';

/** A place in the list of orders by creation: '2019-01-01T00:00:00.000Z id'. */
export type OrderPlace = { at: string; id: string };

/** Orders looked at in one turn, and erased in one transaction. */
const PAGE = 100;

/**
 * Looks at some old orders behind a place and returns those whose time is up, with the place of the last one looked at; null for that where
 * none is left. `neverPaid`: orders cancelled without money or papers; otherwise those of which neither money nor a paper is as young
 * as `cut`. An order for which the person is still needed waits.
 */
export async function findDueOrders(
  db: Db,
  { cut, after, neverPaid }: { cut: string; after: OrderPlace | null; neverPaid: boolean },
): Promise<{ ids: string[]; after: OrderPlace | null }> {
  let old = db.selectFrom('orders').select(['id', 'created_at as at']).where('created_at', '<', cut);
  if (neverPaid) old = old.where('order_status', '=', 'cancelled');
  if (after)
    old = old.where((eb) =>
      eb.or([
        eb('created_at', '>', after.at),
        eb.and([eb('created_at', '=', after.at), eb('id', '>', after.id)]),
      ]),
    );
  const page = await old.orderBy('created_at').orderBy('id').limit(PAGE).execute();
  const last = page.length === PAGE ? (page.at(-1) ?? null) : null;
  if (page.length === 0) return { ids: [], after: null };
  const ids = page.map(({ id }) => id);
  const due = dueOf(db, ids, { cut, neverPaid });
  // Nobody changes an order between the look at it and its end.
  const rows = await (engineOf(db) === 'postgres' && db.isTransaction ? due.forUpdate() : due).execute();
  return { ids: rows.map(({ id }) => id), after: last };
}

function dueOf(db: Db, ids: string[], { cut, neverPaid }: { cut: string; neverPaid: boolean }) {
  const closed = db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.id', 'in', ids)
    .where('orders.id', 'not in', openOrders(db, ids).select('orders.id'));
  if (neverPaid)
    return closed
      .where('orders.erased_at', 'is', null)
      .where((eb) => eb.not(eb.exists(papers(eb))))
      .where((eb) => eb.not(eb.exists(money(eb).where('payment_ledger.kind', 'in', MONEY))));
  return closed
    .where((eb) =>
      eb.or([
        eb('orders.erased_at', 'is', null),
        // Erased on request: its papers stayed.
        eb.exists(papers(eb).where('papers.erased_at', 'is', null)),
      ]),
    )
    .where((eb) => eb.not(eb.exists(papers(eb).where('papers.issued_at', '>=', cut))))
    .where((eb) => eb.not(eb.exists(money(eb).where('payment_ledger.at', '>=', cut))));
}

/** Entries of money that moved; of an order that only ended there are none. */
const MONEY: LedgerKind[] = ['captured', 'cash-received', 'refunded', 'disputed'];

type OfOrder = ExpressionBuilder<Schema, 'orders'>;

function papers(eb: OfOrder) {
  return eb.selectFrom('papers').select('papers.id').whereRef('papers.order_id', '=', 'orders.id');
}

function money(eb: OfOrder) {
  return eb
    .selectFrom('payment_ledger')
    .select('payment_ledger.id')
    .whereRef('payment_ledger.order_id', '=', 'orders.id');
}
