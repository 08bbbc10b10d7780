import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { momentText } from '#domain/text/london-moment.ts';

/** What a correction made an order cost more, as its shopper is told. */
export type DifferenceForShopper = {
  state: 'open' | 'paid' | 'let-go' | 'replaced';
  amountPence: Pence;
  /** Until when it can be paid by the shopper (UTC, ISO). */
  until: string;
  /** False also where the shop takes no cards. */
  isPayable: boolean;
  isOver: boolean;
  /** The bank works on a payment. */
  isProcessing: boolean;
};

/** `pay`: the words of the button; '' where nothing can be paid. */
export type DifferenceNotice = { title: string; text: string; pay: string };

/** Says what is owed for a correction, until when, and what became of it; null where nothing is to be said. */
export function differenceNotice(
  difference: DifferenceForShopper | null,
  { orderStatus }: { orderStatus: OrderStatus },
): DifferenceNotice | null {
  if (!difference || orderStatus === 'cancelled') return null;
  const { state, amountPence, until, isPayable, isOver, isProcessing } = difference;
  const sum = formatPounds(amountPence);
  if (state === 'let-go')
    return {
      title: 'Nothing more to pay',
      text: `Your order was changed and would have cost ${sum} more. You need not pay that.`,
      pay: '',
    };
  if (state === 'paid')
    return {
      title: 'The difference is paid',
      text: `Your order was changed and cost ${sum} more. You have paid that: thank you.`,
      pay: '',
    };
  if (state === 'replaced') return null;
  const owed = { title: `${sum} still to be paid`, pay: '' };
  const why = `Your order was changed, and costs ${sum} more than you have paid.`;
  if (isProcessing)
    return { ...owed, text: `${why} Your bank has not told us yet whether the payment has been made.` };
  if (isPayable)
    return {
      ...owed,
      text: `${why} You can pay it here until ${momentText(until)}. We send your order once it is paid.`,
      pay: `Pay ${sum}`,
    };
  if (isOver)
    return {
      ...owed,
      text: `${why} It could be paid here until ${momentText(until)}. Please write to us or call: we will send you a new link. We send your order once it is paid.`,
    };
  return {
    ...owed,
    text: `${why} Please write to us or call to pay it. We send your order once it is paid.`,
  };
}
