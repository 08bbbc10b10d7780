import { findOpenDifference } from '#database/queries/corrections/differences.ts';
import {
  findOrderPayment,
  findPayment,
  findPaymentOfOrder,
  leaveAttempt,
  type OrderPayment,
  type Payment,
  writePaymentReference,
} from '#database/queries/payment/payments.ts';
import { inTransaction } from '#database/transaction.ts';
import { allowsPayment } from '#domain/payment/payment-state.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { AttemptSpent, type BegunPayment, PaymentRefused } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { applyReport } from './apply-report.ts';
import { endedReport } from './ended-report.ts';
import { Patience } from './patience.ts';
import { providerOf } from './provider-of.ts';
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
  const order = await findOrderPayment(platform.db, orderId);
  const payment = order && (await findPayable(platform, order));
  if (!order || !payment) return null;
  const begun =
    payment.clientSecret === null || token !== null
      ? await beginPayment(platform, payment, order, token)
      : payment;
  if (token !== null) await settlePayment(platform, begun);
  const { publishableKey } = await providerOf(platform, payment);
  return publishableKey !== null && begun.clientSecret !== null
    ? { clientSecret: begun.clientSecret, publishableKey }
    : null;
}

/** The payment that can be paid now: that of the order, or of what a correction made it cost more; null where none can. */
export async function findPayable(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { orderId, status, state }: Pick<OrderPayment, 'orderId' | 'status' | 'state'>,
): Promise<Payment | null> {
  if (status === 'cancelled') return null;
  if (allowsPayment('pay', state)) return findPaymentOfOrder(db, orderId);
  const difference = await findOpenDifference(db, orderId);
  if (difference === null || difference.paymentId === null || difference.linkUntil <= nowIso(clock))
    return null;
  return findPayment(db, difference.paymentId);
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
  patience = new Patience(),
): Promise<OpeningResult> {
  try {
    return { ok: true, payment: await patience.wait(() => openPayment(platform, orderId, token)) };
  } catch (error) {
    platform.log.warn({ err: error, order: orderId }, 'a payment could not be begun');
    if (!(error instanceof PaymentRefused)) return { ok: false, problem: 'payment-unreachable' };
    const payment = await findPaymentOfOrder(platform.db, orderId);
    const order = await findOrderPayment(platform.db, orderId);
    // A difference that cannot be paid by card stays owed.
    if (payment && order && allowsPayment('pay', order.state))
      await applyReport(platform, payment, endedReport(payment, 'refused'));
    return { ok: false, problem: 'card-not-offered' };
  }
}

/**
 * Begins a payment under its own key and stores the provider's reference. An attempt whose failure the provider repeats is left
 * behind for the next one, at once.
 */
export async function beginPayment(
  platform: Platform,
  payment: Payment,
  { orderNumber, email, shipping }: Pick<OrderPayment, 'orderNumber' | 'email' | 'shipping'>,
  token: string | null,
): Promise<Payment & { reference: string }> {
  const provider = await providerOf(platform, payment);
  const beginAs = (attempt: number): Promise<BegunPayment> =>
    provider.begin({
      key: payment.id,
      attempt,
      since: payment.createdAt,
      orderNumber,
      email,
      shipping,
      amountPence: payment.amountPence,
      token,
    });
  const { reference, clientSecret } = await beginAs(payment.attempt).catch(async (error: unknown) => {
    if (!(error instanceof AttemptSpent)) throw error;
    return beginAs(await leaveAttempt(platform.db, 'payments', payment)).catch(leaveSecond);
  });
  await inTransaction(platform.db, (trx) => writePaymentReference(trx, payment, { reference, clientSecret }));
  return { ...payment, reference, clientSecret };

  async function leaveSecond(error: unknown): Promise<never> {
    if (error instanceof AttemptSpent)
      await leaveAttempt(platform.db, 'payments', { ...payment, attempt: payment.attempt + 1 });
    throw error;
  }
}
