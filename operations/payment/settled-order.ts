import { findOrderById } from '#database/queries/order/orders.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import type { Order } from '#domain/order/order.ts';
import { paymentStep } from '#domain/order/payment-step.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { Patience } from './patience.ts';
import { settlePayment } from './settle-payment.ts';

/** `isPaymentProcessing`: the bank works on a payment, and nothing is to be paid meanwhile. */
export type SettledOrder = Order & { isPaymentProcessing: boolean };

/**
 * Returns an order as it is after asking the provider about a payment that is awaited. Where the provider cannot be reached
 * the order is returned as it stands; the recurring check asks again.
 */
export async function settledOrder(
  platform: Platform,
  order: Order,
  patience = new Patience(),
): Promise<SettledOrder> {
  const asItStands = { ...order, isPaymentProcessing: false };
  if (order.paymentState !== 'awaiting payment' && order.paymentState !== 'authorised') return asItStands;
  const payment = await findPaymentOfOrder(platform.db, order.id);
  if (!payment?.reference) return asItStands;
  try {
    const report = await patience.wait(() => settlePayment(platform, payment));
    const now = (await findOrderById(platform.db, order.id)) ?? order;
    return { ...now, isPaymentProcessing: paymentStep(now, report) === 'wait' };
  } catch (error) {
    platform.log.warn({ err: error, order: order.orderNumber }, 'a payment could not be asked about');
    return asItStands;
  }
}
