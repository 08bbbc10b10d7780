import type { Order, PaymentMethod } from '#domain/order/order.ts';

export const PAYMENT_NAMES: Record<PaymentMethod, string> = {
  cod: 'Cash on delivery',
  card: 'Card',
  transfer: 'Bank transfer',
};

/** How an order is paid; cash that was received at the counter came on no delivery. */
export function paymentName({
  paymentMethod,
  paymentState,
  channel,
}: Pick<Order, 'paymentMethod' | 'paymentState' | 'channel'>): string {
  const isAtCounter = channel === 'counter' && paymentState !== 'cash due';
  return paymentMethod === 'cod' && isAtCounter ? 'Cash' : PAYMENT_NAMES[paymentMethod];
}
