import type { Db } from '#database/open.ts';
import { findDispute } from '#database/queries/payment/disputes.ts';
import { listUnknownReferences } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentByReference, type Payment } from '#database/queries/payment/payments.ts';
import type { ReportedDispute } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Banks dispute up to 120 days after a payment and decide within some weeks. */
export const LOOK_BACK_DAYS = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the payments about which the provider knows a dispute that the shop does not, or knows in another state, or without a movement of money. */
export async function findMissedDisputes({ db, clock, payments }: Platform): Promise<Payment[]> {
  const provider = await payments.current();
  if (!provider) return [];
  const missed = new Map<string, Payment>();
  const since = new Date(clock.now() - LOOK_BACK_DAYS * DAY_MS).toISOString();
  for (const { payment: reference, dispute } of await provider.listDisputes(since)) {
    if (!(await isMissed(db, dispute))) continue;
    const payment = await findPaymentByReference(db, reference);
    if (payment) missed.set(payment.id, payment);
  }
  return [...missed.values()];
}

async function isMissed(db: Db, { reference, state, movements }: ReportedDispute): Promise<boolean> {
  const known = await findDispute(db, reference);
  if (known?.state !== state) return true;
  const unknown = await listUnknownReferences(
    db,
    movements.map((movement) => movement.reference),
  );
  return unknown.length > 0;
}
