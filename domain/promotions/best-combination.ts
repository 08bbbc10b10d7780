import type { Pence } from '#domain/money/money.ts';
import { allCombinations, combinationsByLayers } from './combinations.ts';
import { type KnownDeals, priceGoods } from './goods-layer.ts';
import { type LaidCart, type LaidOffer, standBeside } from './laid-cart.ts';
import { possibleOffers } from './possible-offers.ts';
import {
  type DeliveryPricer,
  missingPence,
  type PricedCombination,
  priceCombination,
} from './priced-combination.ts';

/** Up to so many offers that can count, all their combinations are known, and priced where a smaller one may be better. */
const ALL_COMBINATIONS = 7;
/** Of more offers, so many of the combinations by layers are priced, and so many tries made to better the best by one offer. */
const PROMISING = 6;
const TRIES = 8;

export type Chosen = {
  /** The offers of the combination, also those that take nothing off. */
  offers: readonly LaidOffer[];
  /** Those that take something off or give something, the one that takes most off first. */
  applied: readonly LaidOffer[];
  priced: PricedCombination;
  /** All offers that can count in the cart. */
  possible: ReadonlySet<LaidOffer>;
  /** Prices any offers of the cart. */
  priceOf: (offers: readonly LaidOffer[]) => PricedCombination;
};

/**
 * Chooses the offers that leave least to pay for goods and delivery; of equal combinations the one with more gifts, then with more
 * codes, then with the first offers. The choice is never dearer than any single offer, nor than none.
 */
export function chooseCombination(
  cart: LaidCart,
  deliveryPrice: DeliveryPricer,
  allUpTo = ALL_COMBINATIONS,
): Chosen {
  const best = bestCombination(cart, deliveryPrice, allUpTo);
  const { applied, takenPence } = best.priced;
  return {
    ...best,
    applied: best.offers
      .filter(({ at }) => applied.includes(at))
      .sort((a, b) => (takenPence[b.at] ?? 0) - (takenPence[a.at] ?? 0) || a.at - b.at),
  };
}

type Best = Omit<Chosen, 'applied'>;

function bestCombination(cart: LaidCart, deliveryPrice: DeliveryPricer, allUpTo: number): Best {
  const pricer = pricerOf(cart, deliveryPrice);
  const none = pricer.priceOf([]);
  const { offers: possible, alonePence } = possibleOffers(cart, none.deliveryPence);
  const alone = (offer: LaidOffer) => alonePence[offer.at] ?? 0;
  const priceOf = (offers: readonly LaidOffer[]) => pricer.priceOf(offers, alone);
  const ranked = possible.toSorted((a, b) => alone(b) - alone(a) || a.at - b.at);
  const isFew = possible.length <= allUpTo;
  const { largest, smaller } = isFew
    ? allCombinations(possible)
    : combinationsByLayers(ranked, alone, PROMISING);

  let best: Best = { offers: [], priced: none, possible: new Set(possible), priceOf };
  let losesSomething = false;
  const consider = (some: readonly LaidOffer[]): boolean => {
    const offers = some.toSorted((a, b) => a.at - b.at);
    const priced = priceOf(offers);
    losesSomething ||= loses(cart, { offers, priced, none });
    const isBetter = compare(priced, best.priced, cart) < 0;
    if (isBetter) best = { ...best, offers, priced };
    return isBetter;
  };
  for (const some of largest) consider(some);
  // Only then a smaller combination can be better.
  if (losesSomething) for (const some of smaller) consider(some);
  if (isFew) return best;
  for (let tries = TRIES; tries > 0; ) {
    let isBettered = false;
    for (const step of stepsFrom(best, { ranked, alone, losesSomething })) {
      isBettered = consider(step);
      tries -= 1;
      if (isBettered || tries === 0) break;
    }
    if (!isBettered) break;
  }
  for (const offer of ranked) {
    const goodsPence =
      none.goodsPence - (offer.layer === 'goods' || offer.layer === 'cart' ? alone(offer) : 0);
    const offDeliveryPence = offer.layer === 'delivery' ? alone(offer) : 0;
    const isCheap = (deliveryPence: Pence) =>
      goodsPence + deliveryPence - offDeliveryPence <= best.priced.toPayPence;
    if (isCheap(offDeliveryPence) && isCheap(pricer.deliveryPrice(goodsPence))) consider([offer]);
  }
  return best;
}

/** Prices combinations of a cart, goods and delivery of the same once. */
function pricerOf(cart: LaidCart, priceOfDelivery: DeliveryPricer) {
  const goods = new Map<string, ReturnType<typeof priceGoods>>();
  const delivery = new Map<Pence, Pence>();
  const known: KnownDeals = new Map();
  const deliveryPrice = (goodsPence: Pence) =>
    remembered(delivery, goodsPence, () => priceOfDelivery(goodsPence));
  const priceOf = (offers: readonly LaidOffer[], alone: (offer: LaidOffer) => Pence = () => 0) =>
    priceCombination(cart, offers, {
      goodsPriced: (some) => {
        const key = some.map(({ at }) => at).join();
        return remembered(goods, key, () => priceGoods(cart, some, { alone, known }));
      },
      deliveryPrice,
    });
  return { priceOf, deliveryPrice };
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/**
 * True where an offer of the combination lost its spend by others, or delivery costs another price than without offers; also where one
 * takes a part off some lines alone after others took most off all of them: they may have taken what it would have taken anyway.
 */
function loses(
  { lines }: LaidCart,
  {
    offers,
    priced,
    none,
  }: { offers: readonly LaidOffer[]; priced: PricedCombination; none: PricedCombination },
): boolean {
  if (priced.deliveryPence !== none.deliveryPence) return true;
  const takes = ({ at }: LaidOffer) => (priced.takenPence[at] ?? 0) > 0;
  const takesGoods = offers.some((offer) => offer.layer === 'goods' && takes(offer));
  return offers.some(
    (offer) =>
      (offer.layer === 'cart' && missingPence(offer, priced.afterGoodsPence) > 0) ||
      (offer.layer === 'cart' && takesGoods && offer.goods.length < lines.length && takes(offer)) ||
      ((offer.layer === 'gift' || offer.layer === 'delivery') && missingPence(offer, priced.leftPence) > 0),
  );
}

/** Combinations that differ from one by an offer, where that may be better. */
function* stepsFrom(
  { offers, priced }: Best,
  {
    ranked,
    alone,
    losesSomething,
  }: { ranked: readonly LaidOffer[]; alone: (offer: LaidOffer) => Pence; losesSomething: boolean },
): Generator<LaidOffer[]> {
  if (losesSomething)
    for (const offer of offers)
      if ((offer.layer === 'goods' || offer.layer === 'cart') && priced.applied.includes(offer.at))
        yield offers.filter((other) => other !== offer);
  const among = new Set(offers);
  for (const offer of ranked) {
    if (among.has(offer)) continue;
    let lostPence = 0;
    for (const one of offers) if (!standBeside(one, offer)) lostPence += priced.takenPence[one.at] ?? 0;
    if (lostPence < alone(offer)) yield [...offers.filter((one) => standBeside(one, offer)), offer];
  }
}

/** Below 0 where the first is better. */
function compare(a: PricedCombination, b: PricedCombination, cart: LaidCart): number {
  return (
    a.toPayPence - b.toPayPence ||
    giftsOf(b) - giftsOf(a) ||
    codesOf(b, cart) - codesOf(a, cart) ||
    compareInOrder(a.applied, b.applied)
  );
}

function giftsOf({ gifts }: PricedCombination): number {
  return gifts.reduce(
    (sum, { promotion: { effect } }) => sum + (effect.kind === 'gift' ? effect.pick : 0),
    0,
  );
}

function codesOf({ applied }: PricedCombination, { offers }: LaidCart): number {
  return applied.filter((at) => (offers[at]?.promotion.code ?? null) !== null).length;
}

function compareInOrder(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((one, place) => one !== b[place]);
  if (differs < 0) return a.length - b.length;
  return (a[differs] ?? 0) - (b[differs] ?? Number.POSITIVE_INFINITY);
}
