import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { moreLinesText, type OrderStatus } from '#domain/order/order.ts';
import { askedDoubts } from '#domain/order-moves/answered-doubts.ts';
import { CONCERN_TEXTS } from '#domain/payment/payment-risk.ts';
import { countText } from '#domain/text/count-text.ts';
import type { MovePreview } from '#operations/order/preview-move.ts';

/**
 * The question before a status for several orders, with its numbers; for one order only before a move that is not the usual way.
 * Null where nothing need be asked.
 */
export function askMoveMany(
  ids: string[],
  to: OrderStatus,
  preview: MovePreview,
  { mayRefund }: { mayRefund: boolean },
): Ask | null {
  const warnings = warningsOf(preview);
  if (ids.length === 1 && warnings.length === 0 && to !== 'cancelled') return null;
  const isOne = ids.length === 1;
  return {
    intent: to,
    ids,
    text: `Change ${isOne ? 'this order' : `these ${ids.length.toLocaleString('en-GB')} orders`} to ${to}?`,
    detail: [...numbersOf(preview), ...warnings, ...moneyOf(preview, mayRefund), UNDO].join(' '),
    doubts: askedDoubts(preview),
    ...(mayRefund && preview.refunds.orders > 0 && { refunds: preview.refunds }),
    ...(to === 'cancelled'
      ? { confirmLabel: isOne ? 'Cancel the order' : 'Cancel the orders', keepLabel: 'Keep' }
      : { confirmLabel: 'Change' }),
  };
}

const UNDO = 'For a minute it can be undone; until then nothing is mailed, numbered or refunded.';

function numbersOf({ moved, unchanged, mails, invoices, credits, reopened, refused }: MovePreview): string[] {
  const follows = [
    ...(mails > 0 ? [countText(mails, 'mail')] : []),
    ...(invoices > 0 ? [`${countText(invoices, 'invoice')} numbered`] : []),
    ...(credits > 0 ? [countText(credits, 'credit note')] : []),
  ];
  return [
    `${countText(moved, 'order')} change${moved === 1 ? 's' : ''}${follows.length > 0 ? `: ${follows.join(', ')}` : ''}.`,
    ...(unchanged > 0 ? [`${unchanged.toLocaleString('en-GB')} unchanged.`] : []),
    ...(reopened > 0
      ? [`${countText(reopened, 'cancelled order')} reopened, where the stock is still there.`]
      : []),
    ...refused.map(
      ({ reason, orderNumbers }) =>
        `${countText(orderNumbers.length, 'order')} refused (${named(orderNumbers)}): ${reason}`,
    ),
  ];
}

function warningsOf({ unusual, givenBack, doubted }: MovePreview): string[] {
  return [
    ...doubted.map(({ concern, orderNumbers }) => `${named(orderNumbers)}: ${CONCERN_TEXTS[concern]}`),
    ...(unusual.length > 0
      ? [
          `That is not the usual way for ${named(unusual.map(({ orderNumber, status }) => `${orderNumber} (now ${status})`))}.`,
        ]
      : []),
    ...(givenBack.length > 0
      ? [`All of the money was given back for ${named(givenBack)}: the goods would go for nothing.`]
      : []),
  ];
}

function moneyOf({ refunds: { orders, pence } }: MovePreview, mayRefund: boolean): string[] {
  if (orders === 0) return [];
  const paid = `${countText(orders, 'order')} paid, ${formatPounds(pence)} in all:`;
  return [
    mayRefund
      ? `${paid} the money stays with the shop unless you tick the refund.`
      : `${paid} the money stays until an owner or a manager refunds it.`,
  ];
}

/** The first five, and how many there are besides. */
export function named(words: string[]): string {
  const first = words.slice(0, 5);
  return [first.join(', '), moreLinesText(words.length - first.length)].filter(Boolean).join(' ');
}
