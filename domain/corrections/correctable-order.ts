import type { Pence } from '#domain/money/money.ts';
import type { VatRate } from '#domain/money/vat-rate.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import { hasLeft, type OrderDelivery, type OrderStatus, type PaymentMethod } from '#domain/order/order.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { toSend } from '#domain/order-lines/line-state.ts';
import type { BillingAddress } from '#domain/order-wishes/billing-address.ts';
import type { Gift } from '#domain/order-wishes/gift.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** A part of a set as it was sold: so many in one set, and its share of the whole line. */
export type CorrectablePart = {
  variantId: string;
  quantity: number;
  partPence: Pence;
  ratePercent: number | null;
  /** Null: of before, and not known any more. */
  goodsRate: VatRate | null;
};

/** A line of an order as it stands, with what became of its pieces. */
export type CorrectableLine = {
  lineId: string;
  variantId: string;
  name: string;
  variant: string;
  quantity: number;
  unitPricePence: Pence;
  /** Taken off the whole line. */
  discountPence: Pence;
  /** At the place it goes to; null where the shop was not registered for VAT, or the parts of a set differ. */
  ratePercent: number | null;
  goodsRate: VatRate | null;
  /** Of one; null where it is not known. */
  grams: number | null;
  /** Empty for a product that was not a set. */
  parts: readonly CorrectablePart[];
  tally: LineTally;
};

/** An order as it stands, as far as a correction depends on it. */
export type CorrectableOrder = {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  /** Set where it expired unpaid. */
  holdUntil: string | null;
  customerInfo: CustomerInfo;
  /** Missing: none. */
  billing?: BillingAddress | null;
  gift?: Gift | null;
  delivery: OrderDelivery & { pence: Pence };
  /** Whether the shop was registered for VAT when it was placed. */
  isRegistered: boolean;
  lines: readonly CorrectableLine[];
  totalPence: Pence;
  /** What came for it, less what earlier corrections gave back or are giving back. */
  settledPence: Pence;
  /** What is still with the shop and promised to nobody. */
  keptPence: Pence;
  isDisputed: boolean;
  isRefundUnderWay: boolean;
  /** A part of the total that came to the shop's bank, of an order that awaits the rest. */
  heldPence?: Pence;
};

/** The reason why nothing of an order can be corrected, as a sentence for staff; null where it can. */
export function whyNotCorrected({
  status,
  paymentState,
  holdUntil,
  isDisputed,
}: Pick<CorrectableOrder, 'status' | 'paymentState' | 'holdUntil' | 'isDisputed'>): string | null {
  if (status === 'cancelled')
    return holdUntil !== null && paymentState === 'failed'
      ? 'The order was not paid in time, and has ended.'
      : 'The order is cancelled.';
  if (hasLeft(status))
    return 'The order has left. Refund it, or undo its parcel while it is still in the house.';
  return isDisputed ? 'Its payment is disputed: wait until the bank has decided.' : null;
}

/** The reason why goods, prices and delivery stay as they are, though a name or an address can be corrected; null where they need not. */
export function whyGoodsStay({
  paymentState,
  isRefundUnderWay,
}: Pick<CorrectableOrder, 'paymentState' | 'isRefundUnderWay'>): string | null {
  if (isRefundUnderWay) return 'A refund is on its way: goods and prices can be corrected once it is done.';
  switch (paymentState) {
    case 'authorised':
      return 'The money is held on the card: goods and prices can be corrected once it was received.';
    case 'failed':
      return 'Its payment ended without money: goods and prices stay as they are.';
    case 'refunded':
      return 'All of the money was given back: goods and prices stay as they are.';
    default:
      return null;
  }
}

/** How many pieces of a line can be taken out of the order: none that was sent, cancelled or refunded. */
export function mostRemoved({ tally }: Pick<CorrectableLine, 'tally'>): number {
  return Math.max(0, Math.min(toSend(tally), tally.ordered - tally.refunded));
}

/** What is paid for a line. */
export function paidFor({
  unitPricePence,
  quantity,
  discountPence,
}: Pick<CorrectableLine, 'unitPricePence' | 'quantity' | 'discountPence'>): Pence {
  return unitPricePence * quantity - discountPence;
}
