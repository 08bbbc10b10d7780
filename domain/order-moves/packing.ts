import { formatPounds, type Pence } from '#domain/money/money.ts';
import { hasLeft, type OrderStatus } from '#domain/order/order.ts';
import { CONCERN_TEXTS, type PaymentConcern } from '#domain/payment/payment-risk.ts';
import { isUnpaid, type PaymentState, whyNot } from '#domain/payment/payment-state.ts';

/** All that packing an order follows from. */
export type PackingFacts = {
  orderStatus: OrderStatus;
  paymentState: PaymentState;
  /** Still to be paid after a correction. */
  differencePence?: Pence;
  concerns: readonly PaymentConcern[];
  /** Pieces that are neither cancelled nor sent. */
  piecesLeft: number;
};

/**
 * Whether an order may be packed now. `ask`: something speaks against its payment, so that it is packed only where somebody who
 * read that takes it in. `not`: it cannot be; `reason` is a sentence for staff.
 */
export type Packing =
  | { kind: 'ready' }
  | { kind: 'ask'; concerns: readonly PaymentConcern[] }
  | { kind: 'not'; why: WhyNotPacked; reason: string };

export type WhyNotPacked = 'cancelled' | 'unpaid' | 'difference' | 'nothing-left' | 'refunded';

/**
 * The one definition of what may be packed now, for lists, pick lists, labels, slips and carriers' files
 * (docs/decisions/254-one-definition-of-to-pack.md). `packingCondition` is the same for the database.
 */
export function packingOf({
  orderStatus,
  paymentState,
  differencePence = 0,
  concerns,
  piecesLeft,
}: PackingFacts): Packing {
  if (orderStatus === 'cancelled') return not('cancelled', 'The order is cancelled.');
  if (isUnpaid(paymentState)) return not('unpaid', whyNot('send', paymentState) ?? '');
  if (differencePence > 0)
    return not('difference', `${formatPounds(differencePence)} is still to be paid after a correction.`);
  if (piecesLeft === 0) return not('nothing-left', 'Nothing of it is left to send.');
  if (paymentState === 'refunded') return not('refunded', 'All of the money was given back.');
  return concerns.length > 0 && !hasLeft(orderStatus) ? { kind: 'ask', concerns } : { kind: 'ready' };
}

/** Concerns as sentences for staff. */
export function concernTexts(concerns: readonly PaymentConcern[]): string {
  return concerns.map((concern) => CONCERN_TEXTS[concern]).join(' ');
}

function not(why: WhyNotPacked, reason: string): Packing {
  return { kind: 'not', why, reason };
}
