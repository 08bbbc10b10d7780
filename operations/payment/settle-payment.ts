import {
  findOrderPayment,
  findPayment,
  findPaymentByReference,
  type Payment,
  writePaymentReference,
} from '#database/queries/payment/payments.ts';
import { inTransaction } from '#database/transaction.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';
import { type PaymentReport, PaymentUnknown } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { readFraudWarnings } from '#operations/risk/apply-risk.ts';
import { applyReport } from './apply-report.ts';
import { endedReport } from './ended-report.ts';
import { providerOf } from './provider-of.ts';

/**
 * Asks the provider what became of a payment, writes that down and returns it; null where it was not begun. An open payment
 * that the provider does not know has ended. Throws where the provider cannot be reached, and `PaymentUnknown` about a payment
 * that brought money.
 */
export async function settlePayment(platform: Platform, payment: Payment): Promise<PaymentReport | null> {
  if (payment.reference === null) return null;
  const provider = await providerOf(platform, payment);
  const report = await provider
    .read(payment.reference)
    .catch((error: unknown) => endedIfUnknown(platform, payment, error));
  const settled = await takeHeld(platform, payment, report);
  await applyReport(platform, payment, settled);
  return settled;
}

/** Takes what is held on a card at once, while the order stands: an account or a method may hold money without being asked to. */
async function takeHeld(platform: Platform, payment: Payment, report: PaymentReport): Promise<PaymentReport> {
  if (report.state !== 'authorised' || payment.purpose === 'replaced') return report;
  const order = await findOrderPayment(platform.db, payment.orderId);
  if (order === null || order.status === 'cancelled') return report;
  return (await providerOf(platform, payment)).capture(report.reference);
}

const NEVER_PAID: readonly PaymentState[] = ['awaiting payment', 'authorised', 'failed'];

async function endedIfUnknown(platform: Platform, payment: Payment, error: unknown): Promise<PaymentReport> {
  if (!(error instanceof PaymentUnknown)) throw error;
  const order = await findOrderPayment(platform.db, payment.orderId);
  if (order === null || !NEVER_PAID.includes(order.state)) throw error;
  platform.log.warn({ err: error, order: payment.orderId }, 'an open payment is not known to its provider');
  return endedReport(payment, 'unknown');
}

/**
 * Settles the payment that a provider's message is about. A message may come before the reference is stored: the key of the
 * payment finds it then. Messages about payments that are not this shop's change nothing.
 */
export async function settleNoticed(
  platform: Platform,
  { reference, key, about }: { reference: string; key: string | null; about?: 'fraud-warning' | undefined },
): Promise<void> {
  const known = await findPaymentByReference(platform.db, reference);
  if (known) {
    await settlePayment(platform, known);
    if (about === 'fraud-warning') await readFraudWarnings(platform, reference);
    return;
  }
  const early = key === null ? null : await findPayment(platform.db, key);
  if (early?.reference !== null) return;
  await inTransaction(platform.db, (trx) =>
    writePaymentReference(trx, early, { reference, clientSecret: null }),
  );
  await settlePayment(platform, { ...early, reference });
}
