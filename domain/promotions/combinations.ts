import { type LaidOffer, standBeside } from './laid-cart.ts';
import { LAYERS, type Layer } from './promotion-layers.ts';

/** Sets of offers that stand together: those that take no further offer, and others, each contained in one of them. */
export type Combinations = { largest: LaidOffer[][]; smaller: LaidOffer[][] };

/** Every combination of a few offers. */
export function allCombinations(offers: readonly LaidOffer[]): Combinations {
  const besides = offers.map((offer) =>
    offers.reduce((bits, other, place) => bits | (Number(standBeside(offer, other)) << place), 0),
  );
  const found: Combinations = { largest: [], smaller: [] };
  for (let bits = 1; bits < 1 << offers.length; bits++) {
    const some = offers.filter((_, place) => bits & (1 << place));
    const isLawful = offers.every(
      (_, place) => !(bits & (1 << place)) || (bits & ~(1 << place) & ~(besides[place] ?? 0)) === 0,
    );
    if (!isLawful) continue;
    const takesMore = offers.some(
      (_, place) => !(bits & (1 << place)) && (bits & ~(besides[place] ?? 0)) === 0,
    );
    (takesMore ? found.smaller : found.largest).push(some);
  }
  return found;
}

/**
 * Combinations of many offers, for each choice of layers that take part: of each layer all offers that stand beside their own layer, or
 * the first of those that do not. The offers come in the order of what they take off.
 */
export function combinationsByLayers(ranked: readonly LaidOffer[]): Combinations {
  const kinds = kindsOf(ranked);
  const found: Combinations = { largest: [], smaller: [] };
  for (const layers of choicesOf(LAYERS)) {
    const options = layers.map((layer) => {
      const fitting = kinds.filter(
        (kind) => kind.layer === layer && layers.every((other) => other === layer || lets(kind, other)),
      );
      const alone = fitting.find((kind) => !lets(kind, layer));
      return [fitting.filter((kind) => lets(kind, layer)), alone ? [alone] : []].filter(
        ({ length }) => length > 0,
      );
    });
    for (const some of choicesOfEach(options)) {
      const takesMore = kinds.some(
        (kind) => some.every((other) => standBeside(kind.first, other.first)) && !some.includes(kind),
      );
      const offers = some.flatMap((kind) => (lets(kind, kind.layer) ? kind.offers : [kind.first]));
      (takesMore ? found.smaller : found.largest).push(offers);
    }
  }
  return found;
}

/** Offers of one layer that let the same layers in: they stand beside the same offers. */
type OfferKind = { layer: Layer; first: LaidOffer; offers: LaidOffer[] };

function kindsOf(ranked: readonly LaidOffer[]): OfferKind[] {
  const kinds = new Map<number, OfferKind>();
  for (const offer of ranked) {
    const key = (offer.letsIn << LAYERS.length) | offer.layerBit;
    const kind = kinds.get(key);
    if (kind) kind.offers.push(offer);
    else kinds.set(key, { layer: offer.layer, first: offer, offers: [offer] });
  }
  return [...kinds.values()];
}

function lets({ first }: OfferKind, layer: Layer): boolean {
  return (first.letsIn & (1 << LAYERS.indexOf(layer))) > 0;
}

function choicesOf<One>(ones: readonly One[]): One[][] {
  const found: One[][] = [[]];
  for (const one of ones) found.push(...found.map((some) => [...some, one]));
  return found.slice(1);
}

/** One option of each, in every way. */
function choicesOfEach<One>(options: readonly One[][][]): One[][] {
  let found: One[][] = [[]];
  for (const each of options) found = found.flatMap((some) => each.map((option) => [...some, ...option]));
  return found;
}
