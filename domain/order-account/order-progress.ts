import { expectedWords } from '#domain/delivery/expected-words.ts';
import { orderWindow } from '#domain/delivery/order-window.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { momentText } from '#domain/text/london-moment.ts';

/** How an order stands, for its shopper: the state in short, what is being done, and what comes next ('' where nothing does). */
export type OrderProgress = { state: string; now: string; next: string };

type Progressing = Pick<
  Order,
  | 'orderStatus'
  | 'paymentState'
  | 'holdUntil'
  | 'estimatedDelivery'
  | 'delivery'
  | 'orderDate'
  | 'customerInfo'
> & {
  isPaymentProcessing?: boolean;
  /** A parcel is on its way, and another still comes. */
  isPartSent?: boolean;
  /** What a correction made it cost more and nobody has paid yet. */
  differencePence?: Pence;
  /** Transferred for it in part: it is to be paid back. */
  heldPence?: Pence;
};

/** Promises letters only where the shop sends them. */
export function orderProgress(order: Progressing, { sendsMail }: { sendsMail: boolean }): OrderProgress {
  const { orderStatus, orderDate, estimatedDelivery, customerInfo, delivery } = order;
  const expected = `${expectedWords(orderWindow(orderDate, estimatedDelivery, customerInfo, delivery.until))}.`;
  if (order.isPartSent && (orderStatus === 'confirmed' || orderStatus === 'processing'))
    return {
      state: 'Part of it is on its way',
      now: 'The carrier has a part of your order.',
      next: `We will send the rest in another parcel${sendsMail ? ', and email you then' : ''}.`,
    };
  if (order.differencePence && (orderStatus === 'confirmed' || orderStatus === 'processing'))
    return {
      state: 'Waiting for the rest of your payment',
      now: 'What you chose is set aside for you.',
      next: `We send it once ${formatPounds(order.differencePence)} is paid, because your order was changed.`,
    };
  switch (orderStatus) {
    case 'confirmed':
      return confirmedProgress(order, expected, sendsMail);
    case 'processing':
      return {
        state: 'Being packed',
        now: 'We are packing it.',
        next: `It goes to the carrier next${sendsMail ? ', and we will email you then' : ''}. ${expected}`,
      };
    case 'shipped':
      return { state: 'On its way', now: 'The carrier has it.', next: expected };
    case 'delivered':
      return {
        state: 'Delivered',
        now: 'This order has been delivered. We hope you like it.',
        next: 'If something is not right, please write to us or call.',
      };
    case 'cancelled':
      return hasExpired(order)
        ? {
            state: 'Not paid in time',
            now: order.heldPence
              ? 'It was not paid in full in time, so we no longer hold it for you.'
              : 'It was not paid in time, so we no longer hold it for you. You were not charged.',
            next: 'If you would still like these products, please order them again.',
          }
        : { state: 'Cancelled', now: 'This order was cancelled. Nothing more will be sent.', next: '' };
  }
}

function confirmedProgress(
  { paymentState, holdUntil, isPaymentProcessing }: Progressing,
  expected: string,
  sendsMail: boolean,
): OrderProgress {
  if (paymentState === 'awaiting payment' && isPaymentProcessing)
    return {
      state: 'We are waiting for your bank',
      now: 'What you chose is set aside for you.',
      next: `Your bank has not told us yet whether it is paid. ${sendsMail ? 'We will email you as soon as we know' : 'This page will say so as soon as we know'}, and pack it once it is paid.`,
    };
  if (paymentState === 'awaiting payment')
    return {
      state: 'Waiting for your payment',
      now: holdUntil
        ? `What you chose is set aside for you until ${momentText(holdUntil)}.`
        : 'What you chose is set aside for you.',
      next: 'Once it is paid, we will pack it. If it is not, the order is cancelled automatically and costs you nothing.',
    };
  if (paymentState === 'authorised')
    return {
      state: 'Your payment is on its way',
      now: 'What you chose is set aside for you.',
      next: `Once your payment has arrived, we will pack it${sendsMail ? ' and email you' : ''}.`,
    };
  return {
    state: 'We have your order',
    now: 'What you chose is set aside for you.',
    next: `We will pack it next${sendsMail ? ', and email you when it is on its way' : ''}. ${expected}`,
  };
}

/** An expired order keeps the time until which it was held, one that was cancelled does not. */
function hasExpired({ holdUntil, paymentState }: Progressing): boolean {
  return holdUntil !== null && paymentState === 'failed';
}
