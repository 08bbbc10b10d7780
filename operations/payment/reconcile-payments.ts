import { listUnsettledPayments } from '#database/queries/payment/payments.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { findMissedDisputes } from './find-missed-disputes.ts';
import { settlePayment } from './settle-payment.ts';

const YOUNGEST_MS = 60_000;

/**
 * Asks the providers about every payment whose outcome is open, and about disputes, for messages that never came. One that fails does not hold up
 * the others; it is thrown in the end, together with the rest.
 */
export async function reconcilePayments(platform: Platform): Promise<void> {
  const begunBefore = new Date(platform.clock.now() - YOUNGEST_MS).toISOString();
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  for (const payment of await listUnsettledPayments(platform.db, begunBefore))
    await settlePayment(platform, payment).catch(note);
  try {
    for (const payment of await findMissedDisputes(platform))
      await settlePayment(platform, payment).catch(note);
  } catch (error) {
    note(error);
  }
  const [first] = failures;
  if (first instanceof Error) throw first;
}
