import { PAYMENT_METHODS, type PaymentMethod } from './order.ts';

/** The payment methods a shop offers; none where it has neither cash on delivery nor card, and so takes no orders. */
export function offeredPaymentMethods({ cash, card }: { cash: boolean; card: boolean }): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => (method === 'cod' ? cash : card));
}
