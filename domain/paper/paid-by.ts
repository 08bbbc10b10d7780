import type { Order } from '#domain/order/order.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** What an invoice says of an order's payment follows from this. */
export type PayingOrder = Pick<Order, 'paymentMethod' | 'paymentState' | 'card' | 'isTestCard'>;

const PAID: Record<PaymentState, boolean> = {
  'awaiting payment': false,
  authorised: false,
  paid: true,
  'partly refunded': true,
  refunded: true,
  failed: false,
  'cash due': false,
  'cash received': true,
};

/** True where the money of an order has come, whatever was given back since. */
export function isPaidFor(state: PaymentState): boolean {
  return PAID[state];
}

/** Says how an order was or will be paid. */
export function formatPaidBy(
  { paymentMethod, card, isTestCard }: Omit<PayingOrder, 'paymentState'>,
  isPaid: boolean,
): string {
  if (paymentMethod === 'cod') return isPaid ? 'Paid in cash.' : 'To be paid in cash on delivery.';
  if (paymentMethod === 'transfer') return isPaid ? 'Paid by bank transfer.' : 'To be paid by bank transfer.';
  if (isTestCard) return 'Paid with a test card: no money was taken.';
  if (!card) return 'Paid by card.';
  return card.last4 ? `Paid by ${card.brand} ending in ${card.last4}.` : `Paid by ${card.brand}.`;
}
