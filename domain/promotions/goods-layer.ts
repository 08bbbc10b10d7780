import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import { makeDeals } from './goods-deals.ts';
import type { LaidCart, LaidOffer } from './laid-cart.ts';

/** What an offer takes off a line of a laid cart. */
export type LaidShare = { offer: number; line: number; pence: Pence };

export type LayerPriced = { leftPence: Pence[]; shares: LaidShare[] };

/** How many of the offers that form deals are tried in every order. */
const TRIED_IN_ALL_ORDERS = 3;

/** Prices the goods with offers on single goods: no piece is reduced by more than one of them. */
export function priceGoods(cart: LaidCart, offers: readonly LaidOffer[]): LayerPriced {
  const best = bestOfLines(cart, offers);
  const own = best.map((one) => one?.hundredths ?? 0);
  let cheapest = priceInOrder(cart, [], best, own);
  for (const order of ordersToTry(cart, offers, own)) {
    const priced = priceInOrder(cart, order, best, own);
    if (sum(priced.leftPence) < sum(cheapest.leftPence)) cheapest = priced;
  }
  return cheapest;
}

type Best = { offer: LaidOffer; hundredths: number } | null;

/** The offer that takes most off one piece of each line; of equal ones that by code, then the first. */
function bestOfLines({ lines }: LaidCart, offers: readonly LaidOffer[]): Best[] {
  const best: Best[] = lines.map(() => null);
  for (const offer of offers) {
    const { effect, code } = offer.promotion;
    if (effect.kind !== 'percent' && effect.kind !== 'each') continue;
    for (const line of offer.goods) {
      const unitPence = lines[line]?.unitPence ?? 0;
      const hundredths =
        effect.kind === 'percent' ? unitPence * effect.percent : Math.min(effect.pence, unitPence) * 100;
      const former = best[line];
      const isBetter =
        !former ||
        hundredths > former.hundredths ||
        (hundredths === former.hundredths && code !== null && former.offer.promotion.code === null);
      if (isBetter) best[line] = { offer, hundredths };
    }
  }
  return best;
}

/** Orders in which deals are made, of those offers that make one. */
function ordersToTry(cart: LaidCart, offers: readonly LaidOffer[], own: readonly number[]): LaidOffer[][] {
  const gains = offers
    .map((offer) => ({ offer, gain: gainOf(cart, offer, own) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.offer.at - b.offer.at)
    .map(({ offer }) => offer);
  if (gains.length === 0) return [];
  const rest = gains.slice(TRIED_IN_ALL_ORDERS);
  return permutations(gains.slice(0, TRIED_IN_ALL_ORDERS)).map((order) => [...order, ...rest]);
}

/** What the deals of an offer alone take off beyond what their pieces have off already. */
function gainOf(cart: LaidCart, offer: LaidOffer, own: readonly number[]): number {
  const { kind } = offer.promotion.effect;
  if (kind !== 'multi-buy' && kind !== 'buy-get' && kind !== 'bundle') return 0;
  const left = cart.lines.map(({ quantity }) => quantity);
  return makeDeals(offer, cart, left, own).reduce(
    (gain, { pieces, times, hundredths }) =>
      gain +
      times * (hundredths - pieces.reduce((lost, [line, count]) => lost + (own[line] ?? 0) * count, 0)),
    0,
  );
}

function priceInOrder(
  cart: LaidCart,
  order: readonly LaidOffer[],
  best: readonly Best[],
  own: readonly number[],
): LayerPriced {
  const leftPence = cart.lines.map(({ grossPence }) => grossPence);
  const shares: LaidShare[] = [];
  const take = (offer: number, line: number, pence: Pence) => {
    if (pence === 0) return;
    shares.push({ offer, line, pence });
    leftPence[line] = (leftPence[line] ?? 0) - pence;
  };
  const pieces = cart.lines.map(({ quantity }) => quantity);
  for (const offer of order)
    for (const deal of makeDeals(offer, cart, pieces, own)) {
      // The price paid is for all goods of the deal, in proportion to their prices (VAT Notice 700/7, 6.1).
      const weights = deal.pieces.map(([line, count]) => (cart.lines[line]?.unitPence ?? 0) * count);
      const parts = allocate(roundedPence(deal.hundredths * deal.times), weights);
      for (const [place, [line]] of deal.pieces.entries()) take(offer.at, line, parts[place] ?? 0);
    }
  for (const [line, one] of best.entries())
    if (one) take(one.offer.at, line, roundedPence(one.hundredths * (pieces[line] ?? 0)));
  return { leftPence, shares };
}

/** Rounds what is taken off: half a penny is taken off, in favour of the shopper. */
export function roundedPence(hundredths: number): Pence {
  return Math.floor((hundredths + 50) / 100);
}

function permutations<One>(ones: readonly One[]): One[][] {
  if (ones.length <= 1) return [[...ones]];
  return ones.flatMap((one, at) => permutations(ones.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + one, 0);
}
