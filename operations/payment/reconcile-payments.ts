import {
  listOverdueOrders,
  listUnendedPayments,
  listUnsettledPayments,
  type Payment,
} from '#database/queries/payment/payments.ts';
import {
  forgetShopFact,
  lockShopFact,
  readShopFact,
  writeShopFact,
} from '#database/queries/shop/shop-facts.ts';
import { inTransaction } from '#database/transaction.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { findFraudWarnings, writeWarning } from '#operations/risk/apply-risk.ts';
import { applyReport } from './apply-report.ts';
import { expireOrder } from './expire-order.ts';
import { findMissedDisputes } from './find-missed-disputes.ts';
import { findMissedRefunds } from './find-missed-refunds.ts';
import { PaymentCheck } from './payment-check.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

const YOUNGEST_MS = 60_000;
/** A service that fails for less is told nobody of. */
const TELL_AFTER_MS = 30 * 60_000;
/** Left to the job that ends an order at its time. */
const OVERDUE_MS = 5 * 60_000;
/** So long a payment that its provider does not know is asked about again. */
const DAY_MS = 24 * 60 * 60_000;

/**
 * Asks the providers about every payment whose outcome is open, about disputes, refunds and warnings of fraud, for messages that never came; ends
 * what should have ended. One that fails is logged and counted, and holds up neither the others nor the next check.
 */
export async function reconcilePayments(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const before = (ms: number) => new Date(clock.now() - ms).toISOString();
  const check = new PaymentCheck(platform);
  const settle = (payment: Payment) => settlePayment(platform, payment);
  const overdue = await listOverdueOrders(db, before(OVERDUE_MS));
  await check.each(overdue, ({ orderId }) => expireOrder(platform, orderId));
  await check.each(await listUnsettledPayments(db, before(YOUNGEST_MS)), settle);
  await check.each(await listUnendedPayments(db, before(DAY_MS)), (payment) => endLate(platform, payment));
  await check.each(await check.find(() => findMissedDisputes(platform)), settle);
  await check.each(await check.find(() => findMissedRefunds(platform)), settle);
  await check.each(await check.find(() => findFraudWarnings(platform)), (warning) =>
    writeWarning(platform, warning),
  );
  await noteFailures(platform, check.failures);
}

/** Alerts staff where checks have failed for half an hour, once a day at most. */
async function noteFailures(platform: Platform, [first, ...others]: readonly unknown[]): Promise<void> {
  const { db, clock, random } = platform;
  if (first === undefined) return forgetShopFact(db, 'payments_unasked_since');
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const before = (ms: number) => new Date(clock.now() - ms).toISOString();
  await inTransaction(db, async (trx) => {
    const since = await lockShopFact(trx, 'payments_unasked_since');
    if (since === '') return writeShopFact(trx, 'payments_unasked_since', stamp.now);
    const toldAt = (await readShopFact(trx, 'payments_unasked_told_at')) ?? '';
    if (since > before(TELL_AFTER_MS) || toldAt > before(DAY_MS)) return;
    await writeShopFact(trx, 'payments_unasked_told_at', stamp.now);
    const error = (first instanceof Error ? first.message : String(first)).slice(0, 300);
    await queueAlert(trx, { alert: 'payments-unasked', count: others.length + 1, error }, stamp);
  });
}

/** Ends a payment at its provider whose order ended before, unless it was paid meanwhile. */
async function endLate(platform: Platform, payment: Payment): Promise<void> {
  const report = await settlePayment(platform, payment);
  if (!report || report.state === 'paid' || report.state === 'ended' || report.state === 'processing') return;
  const provider = await providerOf(platform, payment);
  await applyReport(platform, payment, await provider.cancel(report.reference));
}
