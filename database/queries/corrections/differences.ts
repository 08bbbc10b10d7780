import { type Insertable, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { OrderDifferencesTable } from '#database/schema.ts';
import type { Pence } from '#domain/money/money.ts';

/** What a corrected order costs more than was paid. */
export type Difference = {
  id: string;
  orderId: string;
  correctionId: string;
  amountPence: Pence;
  state: OrderDifferencesTable['state'];
  paymentId: string | null;
  /** Until when its link pays it (UTC, ISO). */
  linkUntil: string;
  at: string;
  endedAt: string | null;
};

const COLUMNS = [
  'id',
  'order_id as orderId',
  'correction_id as correctionId',
  'amount_pence as amountPence',
  'state',
  'payment_id as paymentId',
  'link_until as linkUntil',
  'at',
  'ended_at as endedAt',
] as const;

/** Opens a difference; the order says from then on what is owed. */
export async function insertDifference(trx: Db, row: Insertable<OrderDifferencesTable>): Promise<void> {
  await trx.insertInto('order_differences').values(row).execute();
  await writeOwed(trx, row.order_id, row.amount_pence);
}

export async function findDifference(db: Db, id: string): Promise<Difference | null> {
  const row = await db
    .selectFrom('order_differences')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findDifferenceOfPayment(db: Db, paymentId: string): Promise<Difference | null> {
  const row = await db
    .selectFrom('order_differences')
    .select(COLUMNS)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}

/** What is to be paid of an order now; null where nothing is. */
export async function findOpenDifference(db: Db, orderId: string): Promise<Difference | null> {
  const row = await db
    .selectFrom('order_differences')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('state', '=', sql.lit('open'))
    .executeTakeFirst();
  return row ?? null;
}

/** The latest difference of an order, whatever became of it. */
export async function findLatestDifference(db: Db, orderId: string): Promise<Difference | null> {
  const row = await db
    .selectFrom('order_differences')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the open difference of an order: nothing is owed any more. */
export async function endDifference(
  trx: Db,
  { id, orderId }: Pick<Difference, 'id' | 'orderId'>,
  { state, at, by }: { state: 'paid' | 'let-go' | 'replaced'; at: string; by: string | null },
): Promise<void> {
  await trx
    .updateTable('order_differences')
    .set({ state, ended_at: at, ended_by: by })
    .where('id', '=', id)
    .execute();
  await writeOwed(trx, orderId, 0);
}

/** Gives the link of a difference more time. */
export async function writeLinkUntil(trx: Db, id: string, until: string): Promise<void> {
  await trx.updateTable('order_differences').set({ link_until: until }).where('id', '=', id).execute();
}

async function writeOwed(trx: Db, orderId: string, pence: Pence): Promise<void> {
  await trx.updateTable('orders').set({ difference_pence: pence }).where('id', '=', orderId).execute();
}
