import { findOrderPayment, findPayment } from '#database/queries/payment/payments.ts';
import { applyReport } from '#operations/payment/apply-report.ts';
import { beginPayment } from '#operations/payment/open-payment.ts';
import { providerOf } from '#operations/payment/provider-of.ts';
import { PaymentRefused, PaymentUnknown } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Ends a payment at its provider that nobody is to pay any more, because the sum is another by now. What was paid meanwhile counts. One
 * without a reference may have been begun by a process that ended: the same key finds it, or makes one that is ended at once.
 */
export async function endPayment(platform: Platform, paymentId: string): Promise<void> {
  const payment = await findPayment(platform.db, paymentId);
  const order = payment && (await findOrderPayment(platform.db, payment.orderId));
  if (!payment || !order) return;
  const provider = await providerOf(platform, payment);
  try {
    const reference = payment.reference ?? (await beginPayment(platform, payment, order, null)).reference;
    const report = await provider.read(reference);
    const isOver = report.state === 'paid' || report.state === 'ended';
    const last = isOver ? report : await provider.cancel(reference);
    await applyReport(platform, payment, last);
    if (last.state !== 'paid' && last.state !== 'ended')
      throw new Error(`The payment service did not end the payment: it is ${last.state}.`);
  } catch (error) {
    // What was never begun there, or is not known there, cannot be paid.
    if (!(error instanceof PaymentRefused || error instanceof PaymentUnknown)) throw error;
    platform.log.warn(
      { err: error, order: order.orderNumber },
      'a payment to be ended is not known to its provider',
    );
  }
}
