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
  /** `lessPence`: taken off what was paid for the pieces. */
  lines: readonly { lineId: string; quantity: number; lessPence?: Pence }[];
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
  /** More is taken off than the pieces are worth. */
  | { problem: 'more-than-worth'; lineId: string }
  | { problem: 'more-than-delivery'; mostPence: Pence }
  /** Several rates are left, and the sum names none and is not all of them. */
  | { problem: 'rate-needed' }
  | { problem: 'no-such-rate' }
  | { problem: 'more-than-rate'; mostPence: Pence };

/**
 * Prices a refund by what stands of the invoice: pieces by what was paid for them, the last one with the rest of its line, and
 * lowered where a sum was given back at their rate before. `pieces` says how many of each line are still to refund; `before` are the
 * parts of earlier refunds: what was taken off them is not worth of the pieces that are left.
 */
export function priceRefund(
  asked: RefundAsked,
  standing: Standing,
  pieces: ReadonlyMap<string, number>,
  before: readonly RefundPart[] = [],
): ({ ok: true } & PricedRefund) | ({ ok: false } & RefundProblem) {
  const lines = asked.lines.filter(({ quantity }) => quantity > 0);
  for (const { lineId, quantity } of lines) {
    const most = pieces.get(lineId);
    if (most === undefined) return { ok: false, problem: 'no-such-line', lineId };
    if (quantity > most) return { ok: false, problem: 'too-many-pieces', lineId, most };
  }
  const wanted = lines.flatMap(({ lineId, quantity }) =>
    partsOfPieces(standing, { lineId, quantity, pieces: pieces.get(lineId) ?? quantity }, before),
  );
  const goods = within(standing.rates, wanted).map(reducedBy(lines));
  const tooMuch = lines.find(
    ({ lineId, lessPence = 0 }) => lessPence > 0 && reducedOf(goods, lineId) < lessPence,
  );
  if (tooMuch) return { ok: false, problem: 'more-than-worth', lineId: tooMuch.lineId };
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
  before: readonly RefundPart[],
): RefundPart[] {
  const own = shares.filter(({ about }) => about === lineId);
  const standingPence = own.map(({ grossPence, ratePercent }) =>
    Math.max(0, grossPence - takenOff(before, lineId, ratePercent)),
  );
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

function takenOff(before: readonly RefundPart[], lineId: string, ratePercent: number | null): Pence {
  return before
    .filter((part) => part.about === lineId && part.ratePercent === ratePercent)
    .reduce((sum, { reducedPence = 0 }) => sum + reducedPence, 0);
}

/** Takes off what is asked, over the rates of the line in proportion. */
function reducedBy(lines: RefundAsked['lines']) {
  return (part: RefundPart, _place: number, parts: readonly RefundPart[]): RefundPart => {
    const lessPence = lines.find(({ lineId }) => lineId === part.about)?.lessPence ?? 0;
    if (lessPence === 0) return part;
    const own = parts.filter(({ about }) => about === part.about);
    const amounts = allocate(
      Math.min(lessPence, grossOf(own)),
      own.map(({ grossPence }) => grossPence),
    );
    const reducedPence = amounts[own.indexOf(part)] ?? 0;
    return { ...part, grossPence: part.grossPence - reducedPence, reducedPence };
  };
}

function reducedOf(parts: readonly RefundPart[], lineId: string): Pence {
  return parts
    .filter(({ about }) => about === lineId)
    .reduce((sum, { reducedPence = 0 }) => sum + reducedPence, 0);
}

/** What stands of all rates. */
function standingIn(rates: readonly VatAmount[]): Pence {
  return rates.reduce((sum, { grossPence }) => sum + Math.max(0, grossPence), 0);
}
