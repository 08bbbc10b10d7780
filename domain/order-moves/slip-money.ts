import { formatPounds, type Pence } from '#domain/money/money.ts';
import { hasLeft, type OrderStatus } from '#domain/order/order.ts';
import { CONCERN_TEXTS, type PaymentConcern } from '#domain/payment/payment-risk.ts';
import { isUnpaid, type PaymentState } from '#domain/payment/payment-state.ts';

/**
 * What a packing slip says of money. `stop` is for the packer and printed; `reasons` are for staff alone, since a slip
 * travels in the parcel.
 */
export type SlipMoney =
  | { kind: 'collect'; text: string }
  | { kind: 'paid'; text: string }
  | { kind: 'stop'; text: string; reasons: string[] };

export function slipMoney({
  orderStatus,
  paymentState,
  totalPence,
  differencePence = 0,
  concerns,
  isEmpty = false,
  collectsLater = false,
}: {
  orderStatus: OrderStatus;
  paymentState: PaymentState;
  totalPence: Pence;
  /** Still to be paid after a correction. */
  differencePence?: Pence;
  concerns: readonly PaymentConcern[];
  /** All of its pieces are on the shelf again. */
  isEmpty?: boolean;
  /** Cash is collected with a later parcel, the last one. */
  collectsLater?: boolean;
}): SlipMoney {
  if (orderStatus === 'cancelled') return stop('Cancelled: do not send', 'The order is cancelled.');
  if (isUnpaid(paymentState)) return stop('Not paid: do not send', 'Nothing was paid for it.');
  if (differencePence > 0)
    return stop(
      'Not all paid: do not send',
      `${formatPounds(differencePence)} is still to be paid after a correction.`,
    );
  if (paymentState === 'refunded') return stop('Refunded: do not send', 'All of the money was given back.');
  if (isEmpty) return stop('Nothing left to send', 'All of its pieces are on the shelf again.');
  if (concerns.length > 0 && !hasLeft(orderStatus))
    return {
      kind: 'stop',
      text: 'On hold: ask before sending',
      reasons: concerns.map((each) => CONCERN_TEXTS[each]),
    };
  if (paymentState === 'cash due' && collectsLater)
    return { kind: 'paid', text: 'Nothing to collect: the cash is due with the last parcel' };
  if (paymentState === 'cash due')
    return { kind: 'collect', text: `Cash on delivery: collect ${formatPounds(totalPence)}` };
  return { kind: 'paid', text: 'Paid: nothing to collect' };
}

function stop(text: string, reason: string): SlipMoney {
  return { kind: 'stop', text, reasons: [reason] };
}
