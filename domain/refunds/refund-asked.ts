import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import { splitOver, within, without } from './credit-parts.ts';
import { DELIVERY, grossOf, type RefundPart } from './refund-part.ts';
import { grossAt, ratesLeft, type Standing, standingAbout } from './standing.ts';

/** `all`: shared over all rates in proportion; null: outside VAT. */
export type SumRate = number | null | 'all';

/** What somebody asks to give back. */
export type RefundAsked = {
  lines: readonly { lineId: string; quantity: number }[];
  deliveryPence: Pence;
  /** A sum about no line. */
  sumPence: Pence;
  /** The sum's rate of VAT; undefined: that of the order, where one alone is left, or of all that is left. */
  sumRate: SumRate | undefined;
};

/** A refund as it can be made. */
export type PricedRefund = { amountPence: Pence; parts: RefundPart[] };

export type RefundProblem =
  | { problem: 'no-such-line'; lineId: string }
  | { problem: 'too-many-pieces'; lineId: string; most: number }
  | { problem: 'more-than-delivery'; mostPence: Pence }
  /** Several rates are left, and the sum names none and is not all of them. */
  | { problem: 'rate-needed' }
  | { problem: 'no-such-rate' }
  | { problem: 'more-than-rate'; mostPence: Pence };

/**
 * Prices a refund by what stands of the invoice: pieces by what was paid for them, the last one with the rest of its line, and
 * lowered where a sum was given back at their rate before. `pieces` says how many of each line are still to refund.
 */
export function priceRefund(
  asked: RefundAsked,
  standing: Standing,
  pieces: ReadonlyMap<string, number>,
): ({ ok: true } & PricedRefund) | ({ ok: false } & RefundProblem) {
  const lines = asked.lines.filter(({ quantity }) => quantity > 0);
  for (const { lineId, quantity } of lines) {
    const most = pieces.get(lineId);
    if (most === undefined) return { ok: false, problem: 'no-such-line', lineId };
    if (quantity > most) return { ok: false, problem: 'too-many-pieces', lineId, most };
  }
  const wanted = lines.flatMap(({ lineId, quantity }) =>
    partsOfPieces(standing, { lineId, quantity, pieces: pieces.get(lineId) ?? quantity }),
  );
  const goods = within(standing.rates, wanted);
  const afterGoods = { ...standing, rates: without(standing.rates, goods) };
  const { deliveryPence, sumPence, sumRate } = asked;
  const mostDelivery = standingAbout(afterGoods, DELIVERY);
  if (deliveryPence > mostDelivery)
    return { ok: false, problem: 'more-than-delivery', mostPence: mostDelivery };
  const delivery = splitOver(afterGoods, { about: DELIVERY, quantity: 1, amountPence: deliveryPence });
  const afterDelivery = without(afterGoods.rates, delivery);
  const parts = [...goods, ...delivery.filter(({ grossPence }) => grossPence > 0)];
  const amountPence = grossOf(parts) + sumPence;
  if (sumPence === 0 || sumRate === 'all') return { ok: true, amountPence, parts };
  if (sumRate === undefined)
    return ratesLeft(standing).length > 1 && sumPence < standingIn(afterDelivery)
      ? { ok: false, problem: 'rate-needed' }
      : { ok: true, amountPence, parts };
  if (!standing.rates.some(({ ratePercent }) => ratePercent === sumRate))
    return { ok: false, problem: 'no-such-rate' };
  const mostPence = grossAt(afterDelivery, sumRate);
  if (sumPence > mostPence) return { ok: false, problem: 'more-than-rate', mostPence };
  const sum = { about: '', quantity: 1, ratePercent: sumRate, grossPence: sumPence };
  return { ok: true, amountPence, parts: [...parts, sum] };
}

/** The share of so many pieces in the whole line, split over its rates as they stand: the last piece takes the rest of each. */
function partsOfPieces(
  { shares }: Standing,
  { lineId, quantity, pieces }: { lineId: string; quantity: number; pieces: number },
): RefundPart[] {
  const own = shares.filter(({ about }) => about === lineId);
  const standingPence = own.map(({ grossPence }) => Math.max(0, grossPence));
  const wholePence = standingPence.reduce((sum, each) => sum + each, 0);
  const [piecesPence = 0] = allocate(wholePence, [quantity, pieces - quantity]);
  const amounts = allocate(piecesPence, standingPence);
  return own.map(({ ratePercent }, place) => ({
    about: lineId,
    quantity,
    ratePercent,
    grossPence: amounts[place] ?? 0,
  }));
}

/** What stands of all rates. */
function standingIn(rates: readonly VatAmount[]): Pence {
  return rates.reduce((sum, { grossPence }) => sum + Math.max(0, grossPence), 0);
}
