import { isHandedOver } from '#domain/entered-orders/entered-order.ts';
import type { Order, OrderStatus } from '#domain/order/order.ts';
import { PAYMENT_ACTIONS, PAYMENT_STATES, type PaymentState } from '#domain/payment/payment-state.ts';
import { type ReturnTerms, TIME_TO_SEND_BACK, timeToCancel } from '#domain/returns/return-terms.ts';

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
  /** A parcel of it is on its way. */
  isPartSent?: boolean;
  /** What was handed over at the counter is no sale at a distance: nothing is sent back. */
  delivery?: { id: string };
};

export function shopperMay(
  action: ShopperAction,
  { orderStatus, paymentState, isPaymentProcessing = false, isPartSent = false, delivery }: States,
): boolean {
  if (action === 'pay' && isPaymentProcessing) return false;
  if (action === 'cancel' && isPartSent) return false;
  if (action === 'send-back' && delivery && isHandedOver(delivery)) return false;
  const { statuses, payments } = SHOPPER_ACTIONS[action];
  return statuses.includes(orderStatus) && payments.includes(paymentState);
}

/** The reason a shopper cannot cancel an order on its page, and what else can be done; null where it can be cancelled. */
export function whyNotCancelled(order: States, terms: Pick<ReturnTerms, 'returnDays'>): string | null {
  if (shopperMay('cancel', order)) return null;
  if (order.orderStatus !== 'cancelled' && order.delivery && isHandedOver(order.delivery)) return HANDED;
  if (order.orderStatus === 'confirmed' && order.isPartSent) return `${PART_SENT} ${sendingBack(terms)}`;
  if (order.orderStatus === 'cancelled') return 'It has already been cancelled.';
  if (order.orderStatus !== 'confirmed') return `${NOT_CANCELLED[order.orderStatus]} ${sendingBack(terms)}`;
  return order.paymentState === 'partly refunded'
    ? 'Part of this order has been refunded, so please contact us to cancel the rest.'
    : 'This order has been paid in cash, so please contact us to cancel it.';
}

/** Two periods, one after the other: Consumer Contracts Regulations 2013, regulations 30 and 35. */
function sendingBack(terms: Pick<ReturnTerms, 'returnDays'>): string {
  return `You have ${timeToCancel(terms)} after you receive it to tell us that you have changed your mind, and ${TIME_TO_SEND_BACK} from then to send it back.`;
}

const HANDED = 'You took it along from the counter. If something is wrong with it, please contact us.';

const PART_SENT =
  'A part of it is on its way, so it can no longer be cancelled at once. Ask us below to cancel the rest, as long as that has not been sent.';

const NOT_CANCELLED: Record<Exclude<OrderStatus, 'confirmed' | 'cancelled'>, string> = {
  processing:
    'It is being packed, so it can no longer be cancelled at once. Ask us below to cancel it, as long as it has not been sent.',
  shipped: 'It is on its way, so it can no longer be cancelled here.',
  delivered: 'It has been delivered, so it can no longer be cancelled here.',
};
