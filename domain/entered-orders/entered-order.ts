import type { OrderChannel, PaymentMethod } from '#domain/order/order.ts';

/** The delivery of goods that a customer takes along from the counter. */
export const HANDED_OVER = { id: 'handed-over', name: 'Handed over at the counter' } as const;

export function isHandedOver({ id }: { id: string }): boolean {
  return id === HANDED_OVER.id;
}

/**
 * How an order that staff enter is paid. `link`: by card on a page that a mail leads to; `cash`: at the counter, now; `cod`: in cash to
 * the courier; `transfer`: to the shop's bank account.
 */
export const ENTERED_PAYMENTS = ['link', 'transfer', 'cash', 'cod'] as const;
export type EnteredPayment = (typeof ENTERED_PAYMENTS)[number];

export const ENTERED_PAYMENT_NAMES: Record<EnteredPayment, string> = {
  link: 'Card, by a mailed link',
  transfer: 'Bank transfer',
  cash: 'Cash, received now',
  cod: 'Cash on delivery',
};

export type EnteredChannel = Exclude<OrderChannel, 'web'>;

export function methodOf(payment: EnteredPayment): PaymentMethod {
  if (payment === 'link') return 'card';
  return payment === 'transfer' ? 'transfer' : 'cod';
}

/** The reason a way to pay does not go with the way an order came or leaves; null where it does. */
export function whyNotPaidSo(
  payment: EnteredPayment,
  { channel, handsOver }: { channel: EnteredChannel; handsOver: boolean },
): string | null {
  if (handsOver && payment !== 'cash') return 'Goods that are handed over now are paid in cash now';
  return payment === 'cash' && channel === 'phone' ? 'Cash is received at the counter alone' : null;
}
