import type { Db } from '#database/open.ts';
import type { PaymentNoticesTable } from '#database/schema.ts';

/** Stores a provider's message; false where it came before. */
export async function insertPaymentNotice(trx: Db, notice: PaymentNoticesTable): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_notices')
    .values(notice)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteOldNotices(trx: Db, receivedBefore: string): Promise<void> {
  await trx.deleteFrom('payment_notices').where('received_at', '<', receivedBefore).execute();
}
