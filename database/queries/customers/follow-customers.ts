import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { inTransaction } from '#database/transaction.ts';
import type { CustomerLinkKind } from '#domain/customers/customer.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import type { Pence } from '#domain/money/money.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { listLedgerEntries } from '../payment/payment-ledger.ts';

type NewId = () => string;

type Due = { kind: CustomerLinkKind; ref: string };

/** What a row says of its customer. */
type Said = Due & {
  email: string;
  name: string;
  phone: string;
  postcode: string;
  at: string;
  counts: 0 | 1;
  spentPence: Pence;
};

/** Rows followed in one transaction, so that nobody waits long for the next one. */
const BATCH = 50;
const MOST_BATCHES = 2;

/** True while rows wait whose customers are not written yet. */
export async function hasDueCustomers(db: Db): Promise<boolean> {
  return (await db.selectFrom('customer_due').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Follows what was written last: for staff who look for somebody that just ordered. */
export async function followLatestCustomers(db: Db, newId: NewId): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES && (await hasDueCustomers(db)); batch += 1)
    await followDueCustomers(db, newId);
}

/**
 * Follows what is left, at most some thousands of rows; false where more wait, as for a while after an upgrade. What is said of a
 * person before is not whole.
 */
export async function followAllCustomers(db: Db, newId: NewId): Promise<boolean> {
  for (let batch = 0; batch < BATCHES_OF_ALL; batch += 1)
    if ((await followDueCustomers(db, newId)) === 0) return true;
  return !(await hasDueCustomers(db));
}

const BATCHES_OF_ALL = 40;

/**
 * Gives some rows that were written, changed or removed to their customers, the latest first, and makes the figures of these
 * customers anew. Returns how many changes there were.
 */
export async function followDueCustomers(db: Db, newId: NewId): Promise<number> {
  const follow = async (trx: Db) => {
    const due = await takeDue(trx);
    if (due.length > 0) await followRows(trx, due, newId);
    return due.length;
  };
  return db.isTransaction ? follow(db) : inTransaction(db, follow);
}

async function takeDue(trx: Db): Promise<Due[]> {
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(FOLLOWING_CUSTOMERS)})`.execute(trx);
  const { rows } = await sql<Due>`delete from customer_due where id in (
    select id from customer_due order by id desc limit ${sql.lit(BATCH)}
  ) returning kind, ref`.execute(trx);
  return rows;
}

/** An arbitrary number, the same in every process. */
const FOLLOWING_CUSTOMERS = 7243;

async function followRows(trx: Db, due: Due[], newId: NewId): Promise<void> {
  const touched = new Set<string>();
  for (const [kind, refs] of Map.groupBy(due, ({ kind }) => kind)) {
    const ids = [...new Set(refs.map(({ ref }) => ref))];
    const said = await SAID[kind](trx, ids);
    const known = await trx
      .selectFrom('customer_links')
      .select('customer_id')
      .where('kind', '=', kind)
      .where('ref', 'in', ids)
      .execute();
    for (const { customer_id } of known) touched.add(customer_id);
    for (const one of said) touched.add(await link(trx, { ...one, kind }, newId));
    const found = new Set(said.map(({ ref }) => ref));
    const gone = ids.filter((id) => !found.has(id));
    if (gone.length > 0)
      await trx.deleteFrom('customer_links').where('kind', '=', kind).where('ref', 'in', gone).execute();
  }
  for (const id of touched) await writeFigures(trx, id);
}

/** Gives a row to the customer of its address, who is written where there is none. Returns the customer's id. */
async function link(trx: Db, said: Said, newId: NewId): Promise<string> {
  const email = normaliseEmail(said.email);
  await trx
    .insertInto('customers')
    .values({ id: newId(), email, first_seen_at: said.at, last_seen_at: said.at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const row = { customer_id: id, at: said.at, counts: said.counts, spent_pence: said.spentPence };
  await trx
    .insertInto('customer_links')
    .values({ kind: said.kind, ref: said.ref, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doUpdateSet(row))
    .execute();
  return id;
}

/** A customer to whom nothing belongs any more goes, unless staff wrote something about the person. */
async function writeFigures(trx: Db, id: string): Promise<void> {
  const { links, orders, spent, first, last } = await trx
    .selectFrom('customer_links')
    .select((eb) => [
      eb.fn.countAll<number>().as('links'),
      eb.fn.coalesce(eb.fn.sum<number>('counts'), sql.lit(0)).as('orders'),
      eb.fn.coalesce(eb.fn.sum<number>('spent_pence'), sql.lit(0)).as('spent'),
      eb.fn.min('at').as('first'),
      eb.fn.max('at').as('last'),
    ])
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(links) === 0) {
    await trx
      .deleteFrom('customers')
      .where('id', '=', id)
      .where('note', '=', '')
      .where('tags', '=', sql.lit(''))
      .execute();
  }
  await trx
    .updateTable('customers')
    .set({
      ...(await latestSaid(trx, id)),
      orders: Number(orders),
      spent_pence: Number(spent),
      ...(first && last ? { first_seen_at: first, last_seen_at: last } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** How the person called themselves last; a subscription says nothing of that. */
async function latestSaid(trx: Db, id: string): Promise<Pick<Said, 'name' | 'phone' | 'postcode'>> {
  const latest = await trx
    .selectFrom('customer_links')
    .select(['kind', 'ref'])
    .where('customer_id', '=', id)
    .where('kind', 'in', ['order', 'application', 'message'])
    .orderBy('at', 'desc')
    .orderBy('ref')
    .limit(1)
    .executeTakeFirst();
  const [said] = latest ? await SAID[latest.kind](trx, [latest.ref]) : [];
  return { name: said?.name ?? '', phone: said?.phone ?? '', postcode: said?.postcode ?? '' };
}

type SaidOfKind = (trx: Db, ids: string[]) => Promise<Omit<Said, 'kind'>[]>;

const NOTHING = { name: '', phone: '', postcode: '', counts: 0, spentPence: 0 } as const;

/** What the rows of each kind say; those that are gone, or are no customer's yet, say nothing. */
const SAID: Record<CustomerLinkKind, SaidOfKind> = {
  async order(trx, ids) {
    const ledgers = await listLedgerEntries(trx, ids);
    const rows = await trx
      .selectFrom('orders')
      .select([
        'id as ref',
        'email',
        'first_name',
        'last_name',
        'phone',
        'postcode',
        'created_at as at',
        'order_status',
        'archived_at',
      ])
      .where('id', 'in', ids)
      // Of an erased person.
      .where('email', '!=', '')
      .execute();
    return rows.map(({ first_name, last_name, order_status, archived_at, ...row }) => {
      const { receivedPence, refundedPence, disputedPence } = ledgerSums(ledgers.get(row.ref) ?? []);
      return {
        ...row,
        name: `${first_name} ${last_name}`.trim(),
        counts: order_status === 'cancelled' || archived_at ? 0 : 1,
        spentPence: receivedPence - refundedPence - disputedPence,
      };
    });
  },
  async message(trx, ids) {
    const rows = await trx
      .selectFrom('contact_messages')
      .select(['id as ref', 'email', 'name', 'phone', 'created_at as at'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...NOTHING, ...row }));
  },
  async application(trx, ids) {
    const rows = await trx
      .selectFrom('trade_applications')
      .select(['id as ref', 'email', 'contact_name as name', 'phone', 'postcode', 'created_at as at'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...NOTHING, ...row }));
  },
  async subscription(trx, ids) {
    const rows = await trx
      .selectFrom('newsletter_subscribers')
      .select(['id as ref', 'email', 'created_at as at'])
      .where('id', 'in', ids)
      .where('confirmed_at', 'is not', null)
      .execute();
    return rows.map((row) => ({ ...NOTHING, ...row }));
  },
  async 'stock-request'(trx, ids) {
    const rows = await trx
      .selectFrom('stock_requests')
      .select(['id as ref', 'email', 'asked_at as at'])
      .where('id', 'in', ids)
      .where('confirmed_at', 'is not', null)
      .execute();
    return rows.map((row) => ({ ...NOTHING, ...row }));
  },
};
