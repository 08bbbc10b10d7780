import type { OrderStatus } from '#domain/order/order.ts';
import { isUnpaid, type PaymentState } from '#domain/payment/payment-state.ts';

/** The name of each status for shoppers. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  confirmed: 'Confirmed',
  processing: 'Being packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The name of a step of an order: one that is not paid, and must be first, is only placed. */
export function stepName(status: OrderStatus, paymentState: PaymentState): string {
  return status === 'confirmed' && isUnpaid(paymentState) ? 'Placed' : STATUS_NAMES[status];
}

/** The text of each step where no time is known. */
export const STATUS_WORDS: Record<OrderStatus, string> = {
  confirmed: 'We have it, and what you chose is set aside for you.',
  processing: 'We are packing it.',
  shipped: 'The carrier has it.',
  delivered: 'It is yours.',
  cancelled: 'Nothing more will come of it.',
};
