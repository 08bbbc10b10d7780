import { formatPounds, type Pence } from '#domain/money/money.ts';
import { type PaymentState, whyNot } from '#domain/payment/payment-state.ts';
import { hasLeft, type OrderStatus, type PaymentMethod } from './order.ts';

/** True for the statuses of an order that is packed, on its way or there. */
export function isSending(status: OrderStatus): boolean {
  return status !== 'confirmed' && status !== 'cancelled';
}

/** The reason an order's money does not allow packing or sending it, as a sentence for staff; null where it does. */
export function whyNotSent({
  paymentMethod,
  paymentState,
  differencePence = 0,
}: {
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  /** What a correction made it cost more, and nobody has paid yet. */
  differencePence?: Pence;
}): string | null {
  if (differencePence > 0)
    return `It cannot be packed or sent. ${formatPounds(differencePence)} is still to be paid after a correction.`;
  const isDueAgain = paymentMethod === 'cod' && paymentState === 'failed';
  return isDueAgain ? null : whyNot('send', paymentState);
}

/** True where goods would leave whose money was all given back: allowed, but confirmed first. */
export function sendsRefunded(from: OrderStatus, to: OrderStatus, paymentState: PaymentState): boolean {
  return from !== to && !hasLeft(from) && isSending(to) && paymentState === 'refunded';
}

/** Packing slips printed at once. */
export const MOST_SLIPS = 100;
