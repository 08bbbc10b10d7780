import { sql } from 'kysely';
import { deleteSome } from '#database/delete-some.ts';
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

export function deleteSomeOldNotices(db: Db, receivedBefore: string): Promise<boolean> {
  return deleteSome(db, 'payment_notices', sql`received_at < ${receivedBefore}`);
}
