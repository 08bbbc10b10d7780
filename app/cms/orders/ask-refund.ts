import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { formatPounds } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { Tender } from '#domain/payment/tender.ts';
import { piecesText, refundItems } from '#domain/refunds/refund-words.ts';
import type { RefundToConfirm } from '#operations/payment/refund-order.ts';

type Refund = {
  refund: RefundToConfirm;
  paidWith: { brand: string; last4: string | null } | null;
  /** Whether a mail server is set up. */
  sendsMail: boolean;
};

/**
 * Returns the question before money is given back or pieces are taken back: the sum, to what card and whom, for which lines, what
 * comes back to the shelf, and what is left with the shop.
 */
export function askRefund(order: Order, { refund, paidWith, sendsMail }: Refund): Ask {
  const { amountPence, keptPence, tender } = refund;
  const back = backText(refund);
  const ask = { intent: 'refund', ids: [order.orderNumber] };
  if (amountPence === 0)
    return {
      ...ask,
      text: 'Take these pieces back?',
      detail: `${back} No money moves. It cannot be undone.`,
      confirmLabel: 'Take them back',
      keepLabel: 'Do not',
    };
  const sum = formatPounds(amountPence);
  const { firstName, lastName, email } = order.customerInfo;
  const customer = `${firstName} ${lastName} (${email})`;
  const rest =
    amountPence === keptPence
      ? 'That is all that is left of the money.'
      : `${formatPounds(keptPence - amountPence)} stays with the shop.`;
  const told = sendsMail ? 'and the customer is told by email' : 'and nobody is told by email';
  const goes = tender === 'card' ? `It goes to ${customer}.` : `You give it to ${customer} yourself.`;
  return {
    ...ask,
    text: questionText(sum, tender, paidWith),
    detail: [itemsText(refund), goes, back, rest, `It cannot be undone, ${told}.`].filter(Boolean).join(' '),
    confirmLabel: tender === 'card' ? `Refund ${sum}` : `Record ${sum}`,
    keepLabel: 'Do not refund',
  };
}

function questionText(sum: string, tender: Tender, paidWith: Refund['paidWith']): string {
  switch (tender) {
    case 'card':
      return `Refund ${sum} to ${cardText(paidWith)}?`;
    case 'cash':
      return `Record ${sum} as given back in cash?`;
    case 'transfer':
      return `Record ${sum} as given back by bank transfer?`;
  }
}

/** Names the parts with their sums; '' for a sum alone. */
function itemsText({ lines, ...refund }: RefundToConfirm): string {
  const items = refundItems(
    refund,
    lines.map(({ line }) => line),
  );
  const texts = items.map(({ text, amountPence }) => `${text}: ${formatPounds(amountPence)}.`);
  return lines.length > 0 || texts.length > 1 ? texts.join(' ') : '';
}

function backText({ lines }: RefundToConfirm): string {
  const back = lines.flatMap(({ line, restock }) => (restock > 0 ? [piecesText(line, restock)] : []));
  if (back.length > 0) return `Back on the shelf: ${back.join(', ')}.`;
  return lines.length > 0 ? 'Nothing comes back to the shelf.' : '';
}

function cardText(paidWith: Refund['paidWith']): string {
  if (!paidWith) return 'the card or account it was paid with';
  return paidWith.last4 ? `${paidWith.brand} ending in ${paidWith.last4}` : paidWith.brand;
}
