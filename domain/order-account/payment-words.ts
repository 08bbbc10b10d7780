import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { OrderStatus, PaymentMethod } from '#domain/order/order.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';
import { momentText } from '#domain/text/london-moment.ts';
import { PAID_WITH_TEST_CARD } from '#domain/words/messages.ts';

export type OrderMoney = {
  orderStatus: OrderStatus;
  paymentState: PaymentState;
  paymentMethod: PaymentMethod;
  card: { brand: string; last4: string } | null;
  isTestCard: boolean;
  /** Until when its stock is held for a payment; null where nothing is awaited. */
  holdUntil: string | null;
  /** The bank works on a payment. */
  isPaymentProcessing?: boolean;
  totalPence: Pence;
  /** Of the total, what a correction made it cost more and nobody has paid yet. */
  differencePence?: Pence;
};

/** The state of an order's payment in words for the shopper: on its page, on its confirmation and in its mails. Letters are promised where they are sent. */
export function paymentWords(money: OrderMoney, to: { sendsMail: boolean }): string {
  const { differencePence = 0, orderStatus } = money;
  const words = stateWords(money, to);
  return differencePence > 0 && orderStatus !== 'cancelled'
    ? `${words} ${formatPounds(differencePence)} is still to be paid, because the order was changed.`
    : words;
}

function stateWords(money: OrderMoney, { sendsMail }: { sendsMail: boolean }): string {
  const { orderStatus, paymentState, holdUntil, totalPence } = money;
  const isCancelled = orderStatus === 'cancelled';
  switch (paymentState) {
    case 'awaiting payment':
      if (isCancelled) return 'It was not paid, and can no longer be paid.';
      if (money.isPaymentProcessing) return 'We are waiting for your bank to confirm the payment.';
      if (money.paymentMethod === 'transfer') return transferAwaited(money);
      return holdUntil
        ? `Not paid yet: we hold your order until ${momentText(holdUntil)}.`
        : 'Not paid yet: we hold your order for you.';
    case 'authorised':
      return isCancelled
        ? 'You were not charged. Your bank may show the amount as pending for a few days before releasing it.'
        : `Your bank is holding the amount for us.${sendsMail ? ' We will email you when it arrives.' : ''}`;
    case 'paid':
      if (totalPence === 0) return 'There is nothing to pay.';
      return paidBy(money);
    case 'partly refunded':
      return `${paidBy(money)} Part of it was refunded.`;
    case 'refunded':
      return money.isTestCard
        ? 'Refunded in full to the test card: no money was taken.'
        : 'Refunded in full.';
    case 'failed':
      if (money.paymentMethod === 'transfer') return 'It was not paid in time, and can no longer be paid.';
      return money.paymentMethod === 'cod'
        ? 'Cash on delivery: there is nothing to pay.'
        : 'It was not paid, and you were not charged.';
    case 'cash due':
      if (isCancelled) return 'Cash on delivery: there is nothing to pay.';
      return orderStatus === 'delivered'
        ? `Cash on delivery: ${formatPounds(totalPence)} was due to the courier.`
        : `Cash on delivery: please have ${formatPounds(totalPence)} ready for the courier.`;
    case 'cash received':
      return `Paid in cash: ${formatPounds(totalPence)}.`;
  }
}

function transferAwaited({ holdUntil, totalPence }: OrderMoney): string {
  const hold = holdUntil ? ` We hold your order until ${momentText(holdUntil)}.` : '';
  return `Not paid yet: please transfer ${formatPounds(totalPence)} with your order number as reference.${hold}`;
}

function paidBy({ card, isTestCard, paymentMethod }: OrderMoney): string {
  if (isTestCard) return PAID_WITH_TEST_CARD;
  if (paymentMethod === 'cod') return 'Paid in cash.';
  if (paymentMethod === 'transfer') return 'Paid by bank transfer.';
  return card ? `Paid by ${card.brand} ending ${card.last4}.` : 'Paid by card.';
}
