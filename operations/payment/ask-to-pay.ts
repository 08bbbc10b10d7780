import type { Db } from '#database/open.ts';
import { lockOrderById } from '#database/queries/order/order-rows.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { claimAsking, findOrderPayment, findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the provider about an order that was not paid, and returns what queues the mail that asks its customer to pay: 'payment
 * needed', or 'payment failed' where an attempt was declined. An order gets one of the two, and none while the bank works on a
 * payment. Throws where the provider cannot be reached.
 */
export async function askToPay(
  platform: Platform,
  { orderId, after }: { orderId: string; after: 'placing' | 'failure' },
): Promise<(trx: Db) => Promise<void>> {
  const [before, payment] = await Promise.all([
    findOrderPayment(platform.db, orderId),
    findPaymentOfOrder(platform.db, orderId),
  ]);
  if (before?.state !== 'awaiting payment') return async () => {};
  const report = payment && (await settlePayment(platform, payment));
  if (!payment || report?.state === 'processing') return async () => {};
  const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
  return async (trx) => {
    const order = await lockOrderById(trx, orderId, stamp.now);
    if (order?.paymentState !== 'awaiting payment' || order.status === 'cancelled') return;
    if (order.holdUntil !== null && order.holdUntil <= stamp.now) return;
    const hasFailed = (await listLedger(trx, orderId)).some(({ kind }) => kind === 'declined');
    // A failure has a job of its own, later, which leaves time to try again.
    if (hasFailed && after === 'placing') return;
    if (!(await claimAsking(trx, payment.id, stamp.now))) return;
    const mail = hasFailed ? 'payment-failed' : 'payment-needed';
    await queueUnaskedMail(trx, { mail, orderId }, order.email, stamp);
  };
}
