import type { Pence } from '#domain/money/money.ts';
import { hasLeft, type OrderStatus, type PaymentMethod } from '#domain/order/order.ts';
import { isSending, whyNotSent } from '#domain/order/sending.ts';
import type { PaymentConcern } from '#domain/payment/payment-risk.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** Time in which a status for many orders can be undone, before anybody hears of it. */
export const UNDO_MOVE_MS = 60_000;
/** The most orders of one change: its list is written before the first of them moves. */
export const MOST_MOVED = 20_000;

/** An order that a status for many is about. */
export type MovingOrder = {
  orderNumber: string;
  status: OrderStatus;
  /** It was set to a status of goods that have left before. */
  wasSent: boolean;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  /** What a correction made it cost more, and nobody has paid yet. */
  differencePence?: Pence;
  /** An invoice of it stands. */
  isInvoiced: boolean;
  /** What could be refunded by its provider. */
  refundablePence: Pence;
};

/** The orders of a status for many that something speaks against. */
export type MovePreviewDoubts = {
  /** Goods that would go for nothing. */
  givenBack: string[];
  /** Goods that would leave although something speaks against their payment. */
  doubted: { concern: PaymentConcern; orderNumbers: string[] }[];
};

/** What a status would do to an order. */
export type MoveEffect =
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'moved'; mails: boolean; invoices: boolean; credits: boolean; refundablePence: Pence };

/** Returns what setting a status does to an order; whether there is stock for one taken up again shows only then. */
export function moveEffect(order: MovingOrder, to: OrderStatus): MoveEffect {
  if (order.status === to) return { outcome: 'unchanged' };
  const unpaid = isSending(to) ? whyNotSent(order) : null;
  const refused = unpaid ?? whyApart(order, to);
  if (refused) return { outcome: 'refused', reason: refused };
  const isCashDue = order.paymentState === 'cash due';
  return {
    outcome: 'moved',
    mails: to === 'shipped' || to === 'delivered' || to === 'cancelled',
    invoices: isCashDue && !order.isInvoiced && (to === 'shipped' || to === 'delivered'),
    credits: isCashDue && order.isInvoiced && to === 'cancelled',
    refundablePence: to === 'cancelled' && order.paymentMethod === 'card' ? order.refundablePence : 0,
  };
}

/** The reason a move is made on the page of its order alone; null where many may be moved so. */
export function whyApart(
  { status, wasSent }: Pick<MovingOrder, 'status' | 'wasSent'>,
  to: OrderStatus,
): string | null {
  return to === 'cancelled' && (hasLeft(status) || wasSent)
    ? 'It was sent: cancel it on its own page, which asks whether its pieces are back in stock.'
    : null;
}
