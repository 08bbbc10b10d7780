import type { PaymentMethod } from '#domain/order/order.ts';

export const PAYMENT_NAMES: Record<PaymentMethod, string> = {
  cod: 'Cash on delivery',
  card: 'Card',
  transfer: 'Bank transfer',
};
