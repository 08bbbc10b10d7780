import { type LaidOffer, standBeside } from './laid-cart.ts';
import { LAYERS, type Layer, layerBitOf } from './promotion-layers.ts';

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
 * the first of those that do not. The offers come in the order of what they take off alone. Of the largest combinations and of the
 * smaller ones, the `most` whose offers take off most alone.
 */
export function combinationsByLayers(
  ranked: readonly LaidOffer[],
  alone: (offer: LaidOffer) => number,
  most: number,
): Combinations {
  const kinds = kindsOf(ranked, alone);
  const largest: OfferKind[][] = [];
  const smaller: OfferKind[][] = [];
  for (const layers of CHOICES_OF_LAYERS) {
    const bits = layers.reduce((all, layer) => all | layerBitOf(layer), 0);
    const options = layers.map((layer) => {
      const own = layerBitOf(layer);
      const fitting = kinds.filter((kind) => kind.layer === layer && (bits & ~own & ~kind.letsIn) === 0);
      const together = fitting.filter(({ isTogether }) => isTogether);
      const alone = fitting.find(({ isTogether }) => !isTogether);
      return [...(together.length > 0 ? [together] : []), ...(alone ? [[alone]] : [])];
    });
    for (const some of choicesOfEach(options)) {
      // Of a layer that takes part, no further kind stands beside those chosen.
      const lettingIn = some.reduce((all, { letsIn }) => all & letsIn, ~0);
      const takesMore = kinds.some(
        ({ layerBit, letsIn }) =>
          (layerBit & bits) === 0 && (bits & ~letsIn) === 0 && (lettingIn & layerBit) > 0,
      );
      (takesMore ? smaller : largest).push(some);
    }
  }
  return { largest: mostTaking(largest, most), smaller: mostTaking(smaller, most) };
}

function mostTaking(combinations: readonly OfferKind[][], most: number): LaidOffer[][] {
  return combinations
    .map((some) => ({ some, pence: some.reduce((sum, { pence }) => sum + pence, 0) }))
    .sort((a, b) => b.pence - a.pence)
    .slice(0, most)
    .map(({ some }) => some.flatMap((kind) => (kind.isTogether ? kind.offers : [kind.first])));
}

/** Offers of one layer that let the same layers in: they stand beside the same offers. */
type OfferKind = {
  layer: Layer;
  layerBit: number;
  letsIn: number;
  /** True where they stand beside each other. */
  isTogether: boolean;
  first: LaidOffer;
  offers: LaidOffer[];
  /** What those that can stand together take off alone: all of them, or the first. */
  pence: number;
};

function kindsOf(ranked: readonly LaidOffer[], alone: (offer: LaidOffer) => number): OfferKind[] {
  const kinds = new Map<number, OfferKind>();
  for (const offer of ranked) {
    const { layer, layerBit, letsIn } = offer;
    const key = (letsIn << LAYERS.length) | layerBit;
    const kind = kinds.get(key);
    const pence = alone(offer);
    if (kind) {
      kind.offers.push(offer);
      if (kind.isTogether) kind.pence += pence;
    } else
      kinds.set(key, {
        layer,
        layerBit,
        letsIn,
        isTogether: (letsIn & layerBit) > 0,
        first: offer,
        offers: [offer],
        pence,
      });
  }
  return [...kinds.values()];
}

function choicesOf<One>(ones: readonly One[]): One[][] {
  const found: One[][] = [[]];
  for (const one of ones) found.push(...found.map((some) => [...some, one]));
  return found.slice(1);
}

const CHOICES_OF_LAYERS = choicesOf(LAYERS);

/** One option of each, in every way. */
function choicesOfEach<One>(options: readonly One[][][]): One[][] {
  let found: One[][] = [[]];
  for (const each of options) found = found.flatMap((some) => each.map((option) => [...some, ...option]));
  return found;
}
