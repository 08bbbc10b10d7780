import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { insertPaymentNotice } from '#database/queries/payment/payment-notices.ts';
import { inTransaction } from '#database/transaction.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { PaymentNotice } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Stores a provider's message and the job that works on it; a repeated message changes nothing. */
export async function receiveNotice(
  { db, clock, random }: Platform,
  provider: string,
  { id, type, reference, key }: PaymentNotice,
): Promise<void> {
  const now = nowIso(clock);
  await inTransaction(db, async (trx) => {
    const isNew = await insertPaymentNotice(trx, { id, provider, type, reference, received_at: now });
    if (!isNew || reference === null) return;
    const about = type.startsWith(FRAUD_WARNING) ? { about: 'fraud-warning' as const } : {};
    const job = { kind: 'settle-payment' as const, payload: { reference, key, ...about } };
    await insertJob(trx, job, { now, newId: () => random.id() });
  });
}

/** A payment does not bring its warnings: they are read apart, once one came. */
const FRAUD_WARNING = 'radar.early_fraud_warning.';
