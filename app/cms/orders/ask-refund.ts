import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';

type Refund = {
  amountPence: Pence;
  leftPence: Pence;
  paidWith: { brand: string; last4: string | null } | null;
  /** Whether a mail server is set up. */
  sendsMail: boolean;
};

/** Returns the question before money is given back: the sum, to what card and whom, and what is left with the shop. */
export function askRefund(order: Order, { amountPence, leftPence, paidWith, sendsMail }: Refund): Ask {
  const sum = formatPounds(amountPence);
  const { firstName, lastName, email } = order.customerInfo;
  const customer = `${firstName} ${lastName} (${email})`;
  const isCash = order.paymentMethod === 'cod';
  const rest =
    amountPence === leftPence
      ? 'That is all that is left of the money.'
      : `${formatPounds(leftPence - amountPence)} stays with the shop.`;
  const told = sendsMail ? 'and the customer is told by email' : 'and nobody is told by email';
  return {
    intent: 'refund',
    ids: [order.orderNumber],
    text: isCash ? `Record ${sum} as given back in cash?` : `Refund ${sum} to ${cardText(paidWith)}?`,
    detail: isCash
      ? `You give it to ${customer} yourself. ${rest} It cannot be undone, ${told}.`
      : `It goes to ${customer}. ${rest} It cannot be undone, ${told}.`,
    confirmLabel: isCash ? `Record ${sum}` : `Refund ${sum}`,
    keepLabel: 'Do not refund',
  };
}

function cardText(paidWith: Refund['paidWith']): string {
  if (!paidWith) return 'the card or account it was paid with';
  return paidWith.last4 ? `${paidWith.brand} ending in ${paidWith.last4}` : paidWith.brand;
}
