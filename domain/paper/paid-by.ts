import type { Order } from '#domain/order/order.ts';

/** Says how an order was or will be paid. */
export function formatPaidBy(
  { paymentMethod, card, isTestCard }: Pick<Order, 'paymentMethod' | 'card' | 'isTestCard'>,
  isPaid: boolean,
): string {
  if (paymentMethod === 'cod') return isPaid ? 'Paid in cash.' : 'To be paid in cash on delivery.';
  if (isTestCard) return 'Paid with a test card: no money was taken.';
  if (!card) return 'Paid by card.';
  return card.last4 ? `Paid by ${card.brand} ending in ${card.last4}.` : `Paid by ${card.brand}.`;
}
