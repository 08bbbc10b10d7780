import { findOrderById } from '#database/queries/order/orders.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import type { Order } from '#domain/order/order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Returns an order as it is after asking the provider about a payment that is awaited. Where the provider cannot be reached
 * the order is returned as it stands; the recurring check asks again.
 */
export async function settledOrder(platform: Platform, order: Order): Promise<Order> {
  if (order.paymentState !== 'awaiting payment' && order.paymentState !== 'authorised') return order;
  const payment = await findPaymentOfOrder(platform.db, order.id);
  if (!payment?.reference) return order;
  try {
    await settlePayment(platform, payment);
  } catch (error) {
    platform.log.warn({ err: error, order: order.orderNumber }, 'a payment could not be asked about');
    return order;
  }
  return (await findOrderById(platform.db, order.id)) ?? order;
}
