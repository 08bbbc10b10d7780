import { type LayerPriced, priceGoods } from './goods-layer.ts';
import type { LaidCart, LaidOffer } from './laid-cart.ts';
import {
  type DeliveryPricer,
  isMet,
  type PricedCombination,
  priceCombination,
} from './priced-combination.ts';
import { LAYERS, standTogether } from './promotion.ts';

/** Up to so many offers that can count, all their combinations are priced. */
const ALL_COMBINATIONS = 8;
/** Of more offers, so many tries to better the best of the combinations by layers. */
const TRIES = 48;

export type Chosen = {
  priced: PricedCombination;
  /** The offers of the combination, also those that take nothing off. */
  offers: LaidOffer[];
  /** Prices any offers of the cart that stand together. */
  priceOf: (offers: readonly LaidOffer[]) => PricedCombination;
};

/**
 * Chooses the offers that leave least to pay for goods and delivery; of equal combinations the one with more gifts, then with more
 * codes, then with the first offers. The choice is never worse than any single offer, nor than none: both are among those priced.
 */
export function chooseCombination(
  cart: LaidCart,
  deliveryPrice: DeliveryPricer,
  allUpTo = ALL_COMBINATIONS,
): Chosen {
  const goodsPriced = new Map<string, LayerPriced>();
  const priceOf = (offers: readonly LaidOffer[]) =>
    priceCombination(cart, offers, deliveryPrice, (goods) => {
      const key = goods.map(({ at }) => at).join();
      const priced = goodsPriced.get(key) ?? priceGoods(cart, goods);
      goodsPriced.set(key, priced);
      return priced;
    });
  const candidate = (some: readonly LaidOffer[]): Chosen => {
    const offers = some.toSorted((a, b) => a.at - b.at);
    return { offers, priced: priceOf(offers), priceOf };
  };
  const none = candidate([]);
  const singles = possibleOffers(cart)
    .map((offer) => candidate([offer]))
    .filter(({ priced }) => priced.applied.length > 0);
  let best = singles.reduce((found, one) => (isBetter(one, found, cart) ? one : found), none);
  const offers = singles.flatMap((one) => one.offers);
  const consider = (some: readonly LaidOffer[]): boolean => {
    const one = candidate(some);
    const isFound = isBetter(one, best, cart);
    if (isFound) best = one;
    return isFound;
  };
  if (offers.length <= allUpTo) {
    for (const some of setsOf(offers, standsBesideAll)) if (some.length > 1) consider(some);
    return best;
  }
  const ranked = singles.toSorted((a, b) => compare(a, b, cart)).flatMap((one) => one.offers);
  for (const some of combinationsByLayers(ranked)) consider(some);
  betterStepwise(() => best.offers, ranked, consider);
  return best;
}

/** Offers that are not barred and whose conditions are met by the cart before any offer, each once. */
function possibleOffers(cart: LaidCart): LaidOffer[] {
  const gross = cart.lines.map(({ grossPence }) => grossPence);
  const met = cart.offers.filter((offer) => offer.promotion.barred === null && isMet(offer, cart, gross));
  return met.filter(({ promotion }, place) => promotion.id !== met[place - 1]?.promotion.id);
}

function isBetter(one: Chosen, other: Chosen, cart: LaidCart): boolean {
  return compare(one, other, cart) < 0;
}

function compare({ priced: a }: Chosen, { priced: b }: Chosen, cart: LaidCart): number {
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

/**
 * Combinations of many offers, for each choice of layers that take part: of each layer all offers that stand beside their own layer,
 * or the best of those that do not.
 */
function combinationsByLayers(ranked: readonly LaidOffer[]): LaidOffer[][] {
  return setsOf(LAYERS, () => true).flatMap((layers) => {
    const ofLayers = layers.map((layer) => {
      const others = layers.filter((other) => other !== layer);
      const fitting = ranked.filter(
        (offer) => offer.layer === layer && others.every((other) => offer.promotion.combines.includes(other)),
      );
      const together = fitting.filter(({ promotion }) => promotion.combines.includes(layer));
      const alone = fitting.find(({ promotion }) => !promotion.combines.includes(layer));
      return [together, alone ? [alone] : []].filter(({ length }) => length > 0);
    });
    return ofLayers.reduce<LaidOffer[][]>(
      (found, options) => found.flatMap((some) => options.map((option) => [...some, ...option])),
      [[]],
    );
  });
}

function standsBesideAll({ promotion }: LaidOffer, some: readonly LaidOffer[]): boolean {
  return some.every((other) => standTogether(other.promotion, promotion));
}

/** Every set of some of them, each of whose members fits those before it. */
function setsOf<One>(ones: readonly One[], fits: (one: One, some: readonly One[]) => boolean): One[][] {
  const found: One[][] = [[]];
  for (const one of ones)
    found.push(...found.filter((some) => fits(one, some)).map((some) => [...some, one]));
  return found;
}

/** Leaves out one offer, or puts one in for those it may not stand beside, as long as that is better. */
function betterStepwise(
  bestSoFar: () => readonly LaidOffer[],
  ranked: readonly LaidOffer[],
  consider: (offers: readonly LaidOffer[]) => boolean,
): void {
  for (let tries = TRIES, isBettered = true; isBettered && tries > 0; ) {
    const best = bestSoFar();
    const without = best.map((offer) => best.filter((other) => other !== offer));
    const added = ranked
      .filter((offer) => !best.includes(offer))
      .map((offer) => [...best.filter((other) => standTogether(other.promotion, offer.promotion)), offer]);
    const steps = [...without, ...added].slice(0, tries);
    const found = steps.findIndex(consider);
    isBettered = found >= 0;
    tries -= found + 1;
  }
}
