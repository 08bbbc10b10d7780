import type { Pence } from '#domain/money/money.ts';
import { discountRows, type ShownAdjustment } from './shown-discounts.ts';

/** An adjustment as an order keeps it. */
type Kept = { lineId: string | null; promotionId: string; words: string; pence: Pence; isGift: boolean };

/** What offers did for an order, as pages and mails show it. */
export type OrderOffers = {
  /** Off goods, without what was given. */
  discounts: ShownAdjustment[];
  deliveryAdjustments: ShownAdjustment[];
  /** What was given, at its price: no part of the subtotal that a shopper reads. */
  givenPence: Pence;
};

export function orderOffers(adjustments: readonly Kept[] = []): OrderOffers {
  const bought = adjustments.filter(({ isGift }) => !isGift);
  return {
    discounts: discountRows(bought.filter(({ lineId }) => lineId !== null).map(shown)),
    deliveryAdjustments: discountRows(bought.filter(({ lineId }) => lineId === null).map(shown)),
    givenPence: adjustments.reduce((sum, { pence, isGift }) => (isGift ? sum + pence : sum), 0),
  };
}

/** What a line cost before offers, what each of them took off, and what is left to pay. */
export type PaidLine = {
  grossPence: Pence;
  adjustments: ShownAdjustment[];
  linePence: Pence;
  /** An offer gave it. */
  isGiven: boolean;
};

export function paidLine(
  { lineId, linePence }: { lineId: string; linePence: Pence },
  adjustments: readonly Kept[] = [],
): PaidLine {
  const own = adjustments.filter((one) => one.lineId === lineId);
  return {
    grossPence: linePence,
    adjustments: discountRows(own.map(shown)),
    linePence: own.reduce((left, { pence }) => left - pence, linePence),
    isGiven: own.some(({ isGift }) => isGift),
  };
}

function shown({ promotionId, words, pence }: Kept): ShownAdjustment {
  return { offer: promotionId, reason: words, pence };
}
