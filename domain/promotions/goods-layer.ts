import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import { type Deal, makeDeals } from './goods-deals.ts';
import type { LaidCart, LaidOffer } from './laid-cart.ts';

/** What an offer takes off a line of a laid cart. */
export type LaidShare = { offer: number; line: number; pence: Pence };

export type LayerPriced = { leftPence: Pence[]; shares: LaidShare[] };

/** Up to so many offers that form deals are tried, some or all, in every order; of more, the two that take most off alone. */
const TRIED_IN_ALL_ORDERS = 3;
const TRIED_OF_MORE = 2;

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
  const forming = offers.filter((offer) => formsDeals(offer));
  const plan = (order: readonly LaidOffer[], regarded: readonly number[]) =>
    planDeals(cart, { order, best, regarded });
  let chosen = plan([], own);
  if (forming.length > 0) {
    forming.sort((a, b) => alone(b) - alone(a) || a.at - b.at);
    // A deal that is worse by itself may leave room for a better one: deals are tried with and without regard to single pieces.
    const regards = own.some((one) => one > 0) ? [own, []] : [own];
    const tried = forming.length <= TRIED_IN_ALL_ORDERS ? forming.length : TRIED_OF_MORE;
    for (const order of ordersOf(forming.slice(0, tried)))
      for (const regarded of regards) chosen = larger(chosen, plan(order, regarded));
    const rest = forming.slice(tried);
    if (rest.length > 0) chosen = larger(chosen, plan([...chosen.order, ...rest], chosen.regarded));
  }
  return shareOut(cart, chosen, best);
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

/** What offers take off the goods when they form their deals in an order. */
type Plan = {
  order: readonly LaidOffer[];
  /** What single pieces have off, as far as deals regard it. */
  regarded: readonly number[];
  deals: { offer: LaidOffer; deal: Deal }[];
  /** Pieces of each line that no deal has. */
  left: number[];
  takenPence: Pence;
};

function planDeals(
  cart: LaidCart,
  {
    order,
    best,
    regarded,
  }: { order: readonly LaidOffer[]; best: readonly Best[]; regarded: readonly number[] },
): Plan {
  const left = cart.lines.map(({ quantity }) => quantity);
  const deals: Plan['deals'] = [];
  let takenPence = 0;
  for (const offer of order)
    for (const deal of makeDeals(offer, cart, left, regarded)) {
      deals.push({ offer, deal });
      takenPence += roundedPence(deal.hundredths * deal.times);
    }
  for (const [line, one] of best.entries())
    if (one) takenPence += roundedPence(one.hundredths * (left[line] ?? 0));
  return { order, regarded, deals, left, takenPence };
}

function larger(former: Plan, other: Plan): Plan {
  return other.takenPence > former.takenPence ? other : former;
}

/** Shares out what a plan takes off over the lines. */
function shareOut(cart: LaidCart, { deals, left }: Plan, best: readonly Best[]): LayerPriced {
  const leftPence = cart.lines.map(({ grossPence }) => grossPence);
  const shares: LaidShare[] = [];
  const take = (offer: LaidOffer, line: number, pence: Pence) => {
    if (pence === 0) return;
    shares.push({ offer: offer.at, line, pence });
    leftPence[line] = (leftPence[line] ?? 0) - pence;
  };
  for (const { offer, deal } of deals) {
    // The price paid is for all goods of the deal, in proportion to their prices (VAT Notice 700/7, 6.1).
    const weights = deal.pieces.map(([line, count]) => (cart.lines[line]?.unitPence ?? 0) * count);
    const parts = allocate(roundedPence(deal.hundredths * deal.times), weights);
    for (const [place, [line]] of deal.pieces.entries()) take(offer, line, parts[place] ?? 0);
  }
  for (const [line, one] of best.entries())
    if (one) take(one.offer, line, roundedPence(one.hundredths * (left[line] ?? 0)));
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
