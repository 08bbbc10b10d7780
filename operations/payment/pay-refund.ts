import { insertOrderEvent, lockOrderById } from '#database/queries/order/order-rows.ts';
import { findPayment, findPaymentOfOrder, leaveAttempt } from '#database/queries/payment/payments.ts';
import {
  endRefund,
  findRefund,
  type RefundRow,
  writeRefundReference,
} from '#database/queries/payment/refunds.ts';
import { inTransaction } from '#database/transaction.ts';
import { formatPounds } from '#domain/money/money.ts';
import { tellOfFailedRefund } from '#operations/mail/tell-of-failed-refund.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { AttemptSpent } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { applyReport } from './apply-report.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks the provider for a refund, once for each row however often it is called, and writes down what came of it. */
export async function payRefund(platform: Platform, refundId: string): Promise<void> {
  const refund = await findRefund(platform.db, refundId);
  if (!refund || refund.state === 'done' || refund.state === 'failed') return;
  const payment = await (refund.paymentId
    ? findPayment(platform.db, refund.paymentId)
    : findPaymentOfOrder(platform.db, refund.orderId));
  if (!payment?.reference) throw new Error('The payment to refund is not known');
  if (refund.state === 'requested') {
    const { id: key, attempt, amountPence, reason } = refund;
    const provider = await providerOf(platform, payment);
    const result = await provider
      .refund({ reference: payment.reference, key, attempt, amountPence, reason })
      .catch(async (error: unknown) => {
        // The job comes back later: whatever the failed attempt made can be seen by then.
        if (error instanceof AttemptSpent) await leaveAttempt(platform.db, 'refunds', refund);
        throw error;
      });
    if (!result.ok) {
      if (result.report) await applyReport(platform, payment, result.report);
      const why = result.problem === 'refused' ? result.message : 'More was asked for than was paid.';
      return writeFailure(platform, refund, why);
    }
    await inTransaction(platform.db, (trx) => writeRefundReference(trx, refund.id, result.refund.reference));
  }
  await settlePayment(platform, payment);
}

function writeFailure({ db, clock, random }: Platform, refund: RefundRow, failure: string): Promise<void> {
  const now = nowIso(clock);
  return inTransaction(db, async (trx) => {
    const order = await lockOrderById(trx, refund.orderId, now);
    if (!order || !(await endRefund(trx, { id: refund.id }, { state: 'failed', failure }))) return;
    await insertOrderEvent(trx, {
      id: random.id(),
      order_id: order.id,
      at: now,
      actor: refund.actor,
      note: `Refund of ${formatPounds(refund.amountPence)} failed: ${failure}`,
      from_status: order.status,
      to_status: order.status,
    });
    const stamp = { now, newId: () => random.id() };
    await tellOfFailedRefund(trx, order, { refundId: refund.id, wasTold: false }, stamp);
  });
}
