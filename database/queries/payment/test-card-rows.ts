import type { Selectable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { TestCardPaymentsTable } from '#database/schema.ts';

export type TestCardPayment = Selectable<TestCardPaymentsTable>;
export type TestCardRefund = { reference: string; amountPence: number };

/** Nothing is written where there is a payment of this key. */
export async function insertTestCardPayment(db: Db, payment: TestCardPayment): Promise<void> {
  await db
    .insertInto('test_card_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .execute();
}

export function findTestCardPayment(
  db: Db,
  by: { key: string } | { reference: string } | { clientSecret: string },
): Promise<TestCardPayment | undefined> {
  const payments = db.selectFrom('test_card_payments').selectAll();
  if ('key' in by) return payments.where('request_key', '=', by.key).executeTakeFirst();
  return 'reference' in by
    ? payments.where('reference', '=', by.reference).executeTakeFirst()
    : payments.where('client_secret', '=', by.clientSecret).executeTakeFirst();
}

/** Changes a payment that is in one of these states, and no other. */
export async function changeTestCardPayment(
  db: Db,
  reference: string,
  from: readonly TestCardPayment['state'][],
  to: Partial<TestCardPayment>,
): Promise<void> {
  await db
    .updateTable('test_card_payments')
    .set(to)
    .where('reference', '=', reference)
    .where('state', 'in', from)
    .execute();
}

/** Writes the shopper's reply to the demo's bank; false where none was asked for. */
export async function answerTestCardBank(
  db: Db,
  reference: string,
  to: Pick<TestCardPayment, 'state' | 'failure'>,
): Promise<boolean> {
  const changed = await db
    .updateTable('test_card_payments')
    .set({ ...to, bank_asked_at: null })
    .where('reference', '=', reference)
    .where('state', '=', 'unpaid')
    .where('bank_asked_at', 'is not', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Locks the payment until the transaction ends. */
export async function lockTestCardPayment(trx: Db, reference: string): Promise<void> {
  await trx
    .updateTable('test_card_payments')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('reference', '=', reference)
    .execute();
}

export function listTestCardRefunds(db: Db, reference: string): Promise<TestCardRefund[]> {
  return db
    .selectFrom('test_card_refunds')
    .select(['reference', 'amount_pence as amountPence'])
    .where('payment_reference', '=', reference)
    .orderBy('reference')
    .execute();
}

export async function insertTestCardRefund(
  trx: Db,
  paymentReference: string,
  refund: TestCardRefund,
): Promise<void> {
  await trx
    .insertInto('test_card_refunds')
    .values({
      reference: refund.reference,
      payment_reference: paymentReference,
      amount_pence: refund.amountPence,
    })
    .execute();
}
