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
  const saidOf: SaidOfRows = new Map();
  for (const [kind, refs] of Map.groupBy(due, ({ kind }) => kind)) {
    const ids = [...new Set(refs.map(({ ref }) => ref))];
    const said = (await SAID[kind](trx, ids)).map((one) => ({ ...one, kind }));
    for (const one of said) saidOf.set(keyOf(one), one);
    const known = await trx
      .selectFrom('customer_links')
      .select('customer_id')
      .where('kind', '=', kind)
      .where('ref', 'in', ids)
      .execute();
    for (const { customer_id } of known) touched.add(customer_id);
    for (const id of await link(trx, said, newId)) touched.add(id);
    const gone = ids.filter((ref) => !saidOf.has(keyOf({ kind, ref })));
    if (gone.length > 0)
      await trx.deleteFrom('customer_links').where('kind', '=', kind).where('ref', 'in', gone).execute();
  }
  if (touched.size > 0) await writeFigures(trx, [...touched], saidOf);
}

/** What rows say, by `keyOf`. */
type SaidOfRows = Map<string, Said>;

function keyOf({ kind, ref }: Due): string {
  return `${kind} ${ref}`;
}

/** Gives rows to the customers of their addresses, who are written where there are none. Returns the customers' ids. */
async function link(trx: Db, rows: readonly Said[], newId: NewId): Promise<string[]> {
  if (rows.length === 0) return [];
  const firstOf = new Map(rows.map(({ email, at }) => [normaliseEmail(email), at]));
  await trx
    .insertInto('customers')
    .values([...firstOf].map(([email, at]) => ({ id: newId(), email, first_seen_at: at, last_seen_at: at })))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const customers = await trx
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('email', 'in', [...firstOf.keys()])
    .execute();
  const idOf = new Map(customers.map(({ id, email }) => [email, id]));
  const links = rows.map(({ kind, ref, email, at, counts, spentPence }) => {
    const customer_id = idOf.get(normaliseEmail(email));
    if (customer_id === undefined) throw new Error('A customer was removed while a row was given to it');
    return { kind, ref, customer_id, at, counts, spent_pence: spentPence };
  });
  await trx
    .insertInto('customer_links')
    .values(links)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'ref']).doUpdateSet((eb) => ({
        customer_id: eb.ref('excluded.customer_id'),
        at: eb.ref('excluded.at'),
        counts: eb.ref('excluded.counts'),
        spent_pence: eb.ref('excluded.spent_pence'),
      })),
    )
    .execute();
  return [...idOf.values()];
}

/** Makes the figures of these customers anew; one to whom nothing belongs any more goes, unless staff wrote something about the person. */
async function writeFigures(trx: Db, ids: readonly string[], saidOf: SaidOfRows): Promise<void> {
  const sums = await trx
    .selectFrom('customer_links')
    .select((eb) => [
      'customer_id',
      eb.fn.sum<number>('counts').as('orders'),
      eb.fn.sum<number>('spent_pence').as('spent'),
      eb.fn.min('at').as('first'),
      eb.fn.max('at').as('last'),
    ])
    .where('customer_id', 'in', ids)
    .groupBy('customer_id')
    .execute();
  const latest = await latestSaid(trx, ids, saidOf);
  const figures = sums.map(({ customer_id, orders, spent, first, last }) => {
    const { name, phone, postcode } = latest.get(customer_id) ?? NOTHING;
    return sql`(${sql.join([customer_id, name, phone, postcode, Number(orders), Number(spent), first, last])})`;
  });
  if (figures.length > 0)
    await sql`update customers set name = written.column2, phone = written.column3, postcode = written.column4,
        orders = cast(written.column5 as integer), spent_pence = cast(written.column6 as integer),
        first_seen_at = written.column7, last_seen_at = written.column8
      from (values ${sql.join(figures)}) as written where customers.id = written.column1`.execute(trx);
  const linked = new Set(sums.map(({ customer_id }) => customer_id));
  const gone = ids.filter((id) => !linked.has(id));
  if (gone.length > 0) await leaveNotedAlone(trx, gone);
}

async function leaveNotedAlone(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('customers')
    .where('id', 'in', ids)
    .where('note', '=', '')
    .where('tags', '=', sql.lit(''))
    .execute();
  await trx
    .updateTable('customers')
    .set({ name: '', phone: '', postcode: '', orders: 0, spent_pence: 0 })
    .where('id', 'in', ids)
    .execute();
}

/** How each of these people called themselves last; a subscription says nothing of that. */
async function latestSaid(
  trx: Db,
  ids: readonly string[],
  saidOf: SaidOfRows,
): Promise<Map<string, Pick<Said, 'name' | 'phone' | 'postcode'>>> {
  const latest = await trx
    .selectFrom((eb) =>
      eb
        .selectFrom('customer_links')
        .select(['customer_id', 'kind', 'ref'])
        .select(sql<number>`row_number() over (partition by customer_id order by at desc, ref)`.as('place'))
        .where('customer_id', 'in', ids)
        .where('kind', 'in', ['order', 'application', 'message'])
        .as('links'),
    )
    .select(['customer_id', 'kind', 'ref'])
    .where('place', '=', 1)
    .execute();
  const unread = latest.filter((each) => !saidOf.has(keyOf(each)));
  for (const [kind, rows] of Map.groupBy(unread, (each) => each.kind))
    for (const one of await SAID[kind](
      trx,
      rows.map(({ ref }) => ref),
    ))
      saidOf.set(keyOf({ kind, ref: one.ref }), { ...one, kind });
  return new Map(
    latest.flatMap((each) => {
      const said = saidOf.get(keyOf(each));
      return said ? [[each.customer_id, said] as const] : [];
    }),
  );
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
