import { endPayment } from '#operations/corrections/end-payment.ts';
import { askToPay } from '#operations/payment/ask-to-pay.ts';
import { expireOrder } from '#operations/payment/expire-order.ts';
import { payRefund } from '#operations/payment/pay-refund.ts';
import { reconcilePayments } from '#operations/payment/reconcile-payments.ts';
import { settleNoticed } from '#operations/payment/settle-payment.ts';
import { expireTransfer } from '#operations/transfers/expire-transfer.ts';
import { remindTransfer } from '#operations/transfers/remind-transfer.ts';
import type { JobHandlers } from './job-handler.ts';

type PaymentJob =
  | 'end-payment'
  | 'expire-order'
  | 'remind-transfer'
  | 'ask-to-pay'
  | 'reconcile-payments'
  | 'settle-payment'
  | 'refund-payment';

/**
 * The jobs about money. Each writes in transactions of its own and may be repeated, since the provider is asked in between;
 * with the job's end only the mail that asks for a payment is written.
 */
export const paymentHandlers: Pick<JobHandlers, PaymentJob> = {
  'expire-order': async (platform, { orderId }) => {
    await expireTransfer(platform, orderId);
    return done(expireOrder(platform, orderId));
  },
  'remind-transfer': remindTransfer,
  'end-payment': async (platform, { paymentId }) => done(endPayment(platform, paymentId)),
  'ask-to-pay': askToPay,
  'reconcile-payments': async (platform) => done(reconcilePayments(platform)),
  'settle-payment': async (platform, notice) => done(settleNoticed(platform, notice)),
  'refund-payment': async (platform, { refundId }) => done(payRefund(platform, refundId)),
};

async function done(work: Promise<void>): Promise<() => Promise<void>> {
  await work;
  return async () => {};
}
