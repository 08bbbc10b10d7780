import type { OrderStatus } from '#domain/order/order.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** Names the way to the order; also its invoice, which comes with the payment, or with a parcel paid in cash. */
export function seeOrderWords(order: { paymentState: PaymentState; orderStatus: OrderStatus }): string {
  const { paymentState, orderStatus } = order;
  const isSent = orderStatus === 'shipped' || orderStatus === 'delivered';
  return paymentState === 'paid' || isSent ? 'View order and invoice' : 'View order';
}
