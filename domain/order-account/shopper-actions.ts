import type { Order, OrderStatus } from '#domain/order/order.ts';
import { PAYMENT_ACTIONS, PAYMENT_STATES, type PaymentState } from '#domain/payment/payment-state.ts';

export type ShopperAction = 'pay' | 'cancel' | 'send-back';

type Allowed = { statuses: readonly OrderStatus[]; payments: readonly PaymentState[] };

/** What shoppers can do about an order by themselves, and in which states: for the check and for the page's buttons. */
export const SHOPPER_ACTIONS: Record<ShopperAction, Allowed> = {
  pay: { statuses: ['confirmed'], payments: PAYMENT_ACTIONS.pay },
  /** Until it is packed. Cash that was received is given back by hand, which takes a word with the shop. */
  cancel: {
    statuses: ['confirmed'],
    payments: PAYMENT_STATES.filter((state) => state !== 'cash received' && state !== 'partly refunded'),
  },
  'send-back': { statuses: ['shipped', 'delivered'], payments: PAYMENT_STATES },
};

type States = Pick<Order, 'orderStatus' | 'paymentState'> & {
  /** The bank works on a payment: another must not be made. */
  isPaymentProcessing?: boolean;
};

export function shopperMay(
  action: ShopperAction,
  { orderStatus, paymentState, isPaymentProcessing = false }: States,
): boolean {
  if (action === 'pay' && isPaymentProcessing) return false;
  const { statuses, payments } = SHOPPER_ACTIONS[action];
  return statuses.includes(orderStatus) && payments.includes(paymentState);
}

/** The reason a shopper cannot cancel an order on its page, and what else can be done; null where it can be cancelled. */
export function whyNotCancelled(order: States): string | null {
  if (shopperMay('cancel', order)) return null;
  return order.orderStatus === 'confirmed'
    ? 'Some of its money has moved by hand already: please write to us, and we cancel it with you.'
    : NOT_CANCELLED[order.orderStatus];
}

const NOT_CANCELLED: Record<Exclude<OrderStatus, 'confirmed'>, string> = {
  processing:
    'It is being packed, so it can no longer be cancelled here. You can still change your mind: write to us, or send it back within 14 days of receiving it.',
  shipped:
    'It is on its way, so it can no longer be cancelled here. You can send it back within 14 days of receiving it.',
  delivered:
    'It has been delivered, so it can no longer be cancelled. You can send it back within 14 days of receiving it.',
  cancelled: 'It was cancelled already.',
};
