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
 * it is the only one; `known` keeps the deals of a cart from one pricing to the next.
 */
export function priceGoods(
  cart: LaidCart,
  offers: readonly LaidOffer[],
  { alone, known }: { alone: (offer: LaidOffer) => number; known: KnownDeals },
): LayerPriced {
  const best = bestOfLines(cart, offers);
  const own = best.map((one) => one?.hundredths ?? 0);
  const forming = offers.filter((offer) => formsDeals(offer));
  const taken = ({ dealsPence, left }: Formed) => dealsPence + takenOfPieces(best, left);
  let chosen = withoutDeals(cart, own);
  if (forming.length > 0) {
    let most = taken(chosen);
    const choose = (formed: Formed) => {
      const pence = taken(formed);
      if (pence <= most) return;
      chosen = formed;
      most = pence;
    };
    forming.sort((a, b) => alone(b) - alone(a) || a.at - b.at);
    // A deal that is worse by itself may leave room for a better one: deals are tried with and without regard to single pieces.
    const regards = own.some((one) => one > 0) ? [chosen, withoutDeals(cart, [])] : [chosen];
    const tried = forming.length <= TRIED_IN_ALL_ORDERS ? forming.length : TRIED_OF_MORE;
    const tryOrders = (before: readonly Formed[], ones: readonly LaidOffer[]) => {
      for (const [at, one] of ones.entries()) {
        const after = before.map((formed) => remembered(known, one, formed, cart));
        after.forEach(choose);
        if (ones.length > 1) tryOrders(after, ones.toSpliced(at, 1));
      }
    };
    tryOrders(regards, forming.slice(0, tried));
    const rest = forming.slice(tried);
    if (rest.length > 0) choose(withDeals(cart, chosen, rest));
  }
  return shareOut(cart, chosen, best);
}

export function formsDeals({ kind }: LaidOffer): boolean {
  return kind === 'multi-buy' || kind === 'buy-get' || kind === 'bundle';
}

type Best = { offer: LaidOffer; hundredths: number } | null;

/** The offer that takes most off one piece of each line; of equal ones that by code, then the first. */
function bestOfLines({ lines }: LaidCart, offers: readonly LaidOffer[]): Best[] {
  const best: Best[] = lines.map(() => null);
  for (const offer of offers) {
    const { goods, offPiece } = offer;
    for (const [place, hundredths] of offPiece.entries()) {
      const line = goods[place] ?? 0;
      const former = best[line];
      const isBetter =
        !former ||
        hundredths > former.hundredths ||
        (hundredths === former.hundredths &&
          offer.promotion.code !== null &&
          former.offer.promotion.code === null);
      if (isBetter) best[line] = { offer, hundredths };
    }
  }
  return best;
}

/** The deals that offers formed one after another. */
type Formed = {
  /** Names the offers and what they regarded: of one cart, equal keys have equal deals. */
  key: string;
  /** What single pieces have off, as far as deals regard it. */
  regarded: readonly number[];
  deals: { offer: LaidOffer; deal: Deal }[];
  /** Pieces of each line that no deal has. */
  left: number[];
  dealsPence: Pence;
};

export type KnownDeals = Map<string, Formed>;

function withoutDeals({ lines }: LaidCart, regarded: readonly number[]): Formed {
  const left = lines.map(({ quantity }) => quantity);
  return { key: `${regarded.join()}:`, regarded, deals: [], left, dealsPence: 0 };
}

function remembered(known: KnownDeals, offer: LaidOffer, before: Formed, cart: LaidCart): Formed {
  const key = `${before.key}${offer.at},`;
  const formed = known.get(key) ?? { ...withDeals(cart, before, [offer]), key };
  known.set(key, formed);
  return formed;
}

/** Adds the deals of further offers, in their order, from the pieces that are left. */
function withDeals(cart: LaidCart, before: Formed, offers: readonly LaidOffer[]): Formed {
  const left = [...before.left];
  const deals = [...before.deals];
  let { dealsPence } = before;
  for (const offer of offers)
    for (const deal of makeDeals(offer, cart, left, before.regarded)) {
      deals.push({ offer, deal });
      dealsPence += roundedPence(deal.hundredths * deal.times);
    }
  return { ...before, deals, left, dealsPence };
}

function takenOfPieces(best: readonly Best[], left: readonly number[]): Pence {
  let pence = 0;
  for (const [line, one] of best.entries())
    if (one) pence += roundedPence(one.hundredths * (left[line] ?? 0));
  return pence;
}

/** Shares out what deals, and the offers on the pieces left, take off over the lines. */
function shareOut(cart: LaidCart, { deals, left }: Formed, best: readonly Best[]): LayerPriced {
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
