import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import { makeDeals } from './goods-deals.ts';
import type { LaidCart, LaidOffer } from './laid-cart.ts';

/** What an offer takes off a line of a laid cart. */
export type LaidShare = { offer: number; line: number; pence: Pence };

export type LayerPriced = { leftPence: Pence[]; shares: LaidShare[] };

/** How many of the offers that form deals are tried in every order. */
const TRIED_IN_ALL_ORDERS = 3;

/**
 * Prices the goods with offers on single goods: no piece is reduced by more than one of them. `alone` is what an offer takes off where
 * it is the only one.
 */
export function priceGoods(
  cart: LaidCart,
  offers: readonly LaidOffer[],
  alone: (offer: LaidOffer) => number,
): LayerPriced {
  const best = bestOfLines(cart, offers);
  const own = best.map((one) => one?.hundredths ?? 0);
  let cheapest = priceInOrder(cart, { best, own });
  // A deal that is worse by itself may leave room for a better one: deals are tried with and without regard to single pieces.
  const regards = own.some((one) => one > 0) ? [own, []] : [own];
  for (const order of ordersToTry(offers, alone))
    for (const regarded of regards) {
      const priced = priceInOrder(cart, { order, best, own: regarded });
      if (sum(priced.leftPence) < sum(cheapest.leftPence)) cheapest = priced;
    }
  return cheapest;
}

export function formsDeals({ promotion: { effect } }: LaidOffer): boolean {
  return effect.kind === 'multi-buy' || effect.kind === 'buy-get' || effect.kind === 'bundle';
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

/** Orders in which offers form their deals: of the three that take most off some or all in every order, then the others. */
function ordersToTry(offers: readonly LaidOffer[], alone: (offer: LaidOffer) => number): LaidOffer[][] {
  const forming = offers.filter((offer) => formsDeals(offer));
  if (forming.length === 0) return [];
  forming.sort((a, b) => alone(b) - alone(a) || a.at - b.at);
  const first = forming.slice(0, TRIED_IN_ALL_ORDERS);
  const rest = forming.slice(TRIED_IN_ALL_ORDERS);
  return ordersOf(first).map((order) => (order.length === first.length ? [...order, ...rest] : order));
}

function priceInOrder(
  cart: LaidCart,
  { order = [], best, own }: { order?: readonly LaidOffer[]; best: readonly Best[]; own: readonly number[] },
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

/** Every order of some of them or all. */
function ordersOf<One>(ones: readonly One[]): One[][] {
  return ones.flatMap((one, at) => [[one], ...ordersOf(ones.toSpliced(at, 1)).map((rest) => [one, ...rest])]);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + one, 0);
}
