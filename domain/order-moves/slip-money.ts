import { formatPounds, type Pence } from '#domain/money/money.ts';
import { CONCERN_TEXTS } from '#domain/payment/payment-risk.ts';
import { type PackingFacts, packingOf, type WhyNotPacked } from './packing.ts';

/**
 * What a packing slip says of money. `stop` is for the packer and printed; `reasons` are for staff alone, since a slip
 * travels in the parcel.
 */
export type SlipMoney =
  | { kind: 'collect'; text: string }
  | { kind: 'paid'; text: string }
  | { kind: 'stop'; text: string; reasons: string[] };

/** `piecesLeft` are those that the slip lists. */
export function slipMoney({
  totalPence,
  collectsLater = false,
  ...facts
}: PackingFacts & {
  totalPence: Pence;
  /** Cash is collected with a later parcel, the last one. */
  collectsLater?: boolean;
}): SlipMoney {
  const packing = packingOf(facts);
  if (packing.kind === 'not') return { kind: 'stop', text: STOPS[packing.why], reasons: [packing.reason] };
  if (packing.kind === 'ask')
    return {
      kind: 'stop',
      text: 'On hold: ask before sending',
      reasons: packing.concerns.map((each) => CONCERN_TEXTS[each]),
    };
  if (facts.paymentState === 'cash due' && collectsLater)
    return { kind: 'paid', text: 'Nothing to collect: the cash is due with the last parcel' };
  if (facts.paymentState === 'cash due')
    return { kind: 'collect', text: `Cash on delivery: collect ${formatPounds(totalPence)}` };
  return { kind: 'paid', text: 'Paid: nothing to collect' };
}

const STOPS: Record<WhyNotPacked, string> = {
  cancelled: 'Cancelled: do not send',
  unpaid: 'Not paid: do not send',
  difference: 'Not all paid: do not send',
  'nothing-left': 'Nothing left to send',
  refunded: 'Refunded: do not send',
};
