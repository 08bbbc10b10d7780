import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { RefundsTable } from '#database/schema.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Tender } from '#domain/payment/tender.ts';

export type RefundRow = {
  id: string;
  orderId: string;
  amountPence: Pence;
  reason: string;
  state: RefundsTable['state'];
  reference: string | null;
  failure: string | null;
  actor: string | null;
  requestedAt: string;
  attempt: number;
  tender: Tender;
  /** The payment it is asked back from; null: the order's. */
  paymentId: string | null;
  /** The correction that made it; null: none did. */
  correctionId: string | null;
};

const COLUMNS = [
  'id',
  'order_id as orderId',
  'amount_pence as amountPence',
  'reason',
  'state',
  'reference',
  'failure',
  'actor',
  'requested_at as requestedAt',
  'attempt',
  'tender',
  'payment_id as paymentId',
  'correction_id as correctionId',
] as const;

/** False where this request has made a refund already. */
export async function insertRefund(
  trx: Db,
  refund: Insertable<RefundsTable> & { tender: Tender },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | null> {
  return (await db.selectFrom('refunds').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The refund that this request made; null where it made none. */
export async function findRefundByKey(db: Db, requestKey: string): Promise<RefundRow | null> {
  const row = await db
    .selectFrom('refunds')
    .select(COLUMNS)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

export function listRefunds(db: Db, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
}

/** The refunds that have one of these references, or one of these ids. */
export async function listRefundsKnownBy(
  db: Db,
  { references, ids }: { references: string[]; ids: string[] },
): Promise<RefundRow[]> {
  // PostgreSQL takes no empty list.
  if (references.length === 0 && ids.length === 0) return [];
  return db
    .selectFrom('refunds')
    .select(COLUMNS)
    .where((eb) =>
      eb.or([
        ...(references.length > 0 ? [eb('reference', 'in', references)] : []),
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
      ]),
    )
    .execute();
}

/** Stores the provider's reference of a requested refund, which is under way from then on. */
export async function writeRefundReference(trx: Db, id: string, reference: string): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ reference, state: 'pending' })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute();
}

/** Gives a refund of an order the reference that the provider knows it by, if it has none yet; false where there is none such. */
export async function claimRefund(
  trx: Db,
  { id, orderId, reference }: { id: string; orderId: string; reference: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('refunds')
    .set((eb) => ({
      reference,
      state: eb
        .case()
        .when('state', '=', 'requested')
        .then(eb.val<RefundsTable['state']>('pending'))
        .else(eb.ref('state'))
        .end(),
    }))
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('reference', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the refund whose state this changed; null where it was so before. */
export async function endRefund(
  trx: Db,
  refund: { reference: string } | { id: string },
  { state, failure }: { state: 'done' | 'failed'; failure: string | null },
): Promise<RefundRow | null> {
  const row = await trx
    .updateTable('refunds')
    .set({ state, failure })
    .where((eb) => ('id' in refund ? eb('id', '=', refund.id) : eb('reference', '=', refund.reference)))
    .where('state', '!=', state)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}
