import {
  findOrderPayment,
  findPaymentOfOrder,
  type Payment,
  writePaymentReference,
} from '#database/queries/payment/payments.ts';
import { inTransaction } from '#database/transaction.ts';
import { allowsPayment } from '#domain/payment/payment-state.ts';
import { PaymentRefused } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { applyReport } from './apply-report.ts';
import { providerOf } from './provider-of.ts';
import { refusedReport } from './refused-report.ts';
import { settlePayment } from './settle-payment.ts';

/** What the shopper's browser needs to pay. */
export type OpenPayment = { clientSecret: string; publishableKey: string };

/**
 * Begins the payment of an order at its provider, or finds it begun: the same one however often it is called, also after a
 * crash in between. A token pays at once. Null where nothing can be paid, or nothing by the browser. Throws where the
 * provider cannot be reached, and `PaymentRefused`.
 */
export async function openPayment(
  platform: Platform,
  orderId: string,
  token: string | null = null,
): Promise<OpenPayment | null> {
  const [order, payment] = await Promise.all([
    findOrderPayment(platform.db, orderId),
    findPaymentOfOrder(platform.db, orderId),
  ]);
  if (!order || !payment || order.status === 'cancelled' || !allowsPayment('pay', order.state)) return null;
  const begun =
    payment.clientSecret === null || token !== null
      ? await beginPayment(platform, payment, order, token)
      : payment;
  if (token !== null) await settlePayment(platform, begun);
  const { publishableKey } = providerOf(platform, payment);
  return publishableKey !== null && begun.clientSecret !== null
    ? { clientSecret: begun.clientSecret, publishableKey }
    : null;
}

export type OpeningResult =
  | { ok: true; payment: OpenPayment | null }
  | { ok: false; problem: 'payment-unreachable' | 'card-not-offered' };

/**
 * Opens a payment for a shopper. Where the provider cannot be reached the order is held, and the same request tries again;
 * where it refuses the payment for good, the order ends and its stock returns.
 */
export async function tryToOpenPayment(
  platform: Platform,
  orderId: string,
  token: string | null,
): Promise<OpeningResult> {
  try {
    return { ok: true, payment: await openPayment(platform, orderId, token) };
  } catch (error) {
    platform.log.warn({ err: error, order: orderId }, 'a payment could not be begun');
    if (!(error instanceof PaymentRefused)) return { ok: false, problem: 'payment-unreachable' };
    const payment = await findPaymentOfOrder(platform.db, orderId);
    if (payment) await applyReport(platform, payment, refusedReport(payment));
    return { ok: false, problem: 'card-not-offered' };
  }
}

/** Begins a payment under its own key and stores the provider's reference. */
export async function beginPayment(
  platform: Platform,
  payment: Payment,
  { orderNumber, email }: { orderNumber: string; email: string },
  token: string | null,
): Promise<Payment & { reference: string }> {
  const { reference, clientSecret } = await providerOf(platform, payment).begin({
    key: payment.id,
    orderNumber,
    email,
    amountPence: payment.amountPence,
    token,
  });
  await inTransaction(platform.db, (trx) => writePaymentReference(trx, payment, { reference, clientSecret }));
  return { ...payment, reference, clientSecret };
}
