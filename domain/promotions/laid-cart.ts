import type { Pence } from '#domain/money/money.ts';
import { goodsGroup, partGroup, reducedGroup } from './goods-rule.ts';
import { LAYER_OF, LAYERS, type Layer } from './promotion-layers.ts';
import type { PromotableLine, PromotionAtHand } from './promotions-applied.ts';

/** A line with its place in the cart that was given. */
export type LaidLine = { given: number; unitPence: Pence; quantity: number; grossPence: Pence };

/** An offer with the places of its lines in a laid cart, the dearest first. */
export type LaidOffer = {
  /** Its place among the offers of the laid cart. */
  at: number;
  given: number;
  promotion: PromotionAtHand;
  layer: Layer;
  /** Its layer and those it lets in, a bit each. */
  layerBit: number;
  letsIn: number;
  /** Of a bundle, the lines of all its parts. */
  goods: number[];
  /** Pieces of these lines. */
  pieces: number;
  /** Lines that 'buy-get' reduces, and its goods in the order in which they count as bought. */
  reduced: number[];
  bought: number[];
  parts: number[][];
};

export type LaidCart = { lines: LaidLine[]; offers: LaidOffer[] };

/** Lays out a cart in an order of its own, so that the order of lines and offers in which it comes does not count. */
export function layOut(lines: readonly PromotableLine[], promotions: readonly PromotionAtHand[]): LaidCart {
  const inOrder = lines
    .map((line, given) => ({ line, given }))
    .sort(
      (a, b) =>
        b.line.unitPricePence - a.line.unitPricePence ||
        compareText(a.line.id, b.line.id) ||
        b.line.quantity - a.line.quantity ||
        compareText(a.line.groups.toSorted().join(), b.line.groups.toSorted().join()),
    );
  const laid = inOrder.map(({ line }) => line);
  const members = membersOf(laid);
  const offers = promotions
    .map((promotion, given) => ({ promotion, given }))
    .sort(
      (a, b) =>
        compareText(a.promotion.id, b.promotion.id) ||
        compareText(a.promotion.code ?? '', b.promotion.code ?? ''),
    );
  return {
    lines: inOrder.map(({ line: { unitPricePence, quantity }, given }) => ({
      given,
      unitPence: unitPricePence,
      quantity,
      grossPence: unitPricePence * quantity,
    })),
    offers: offers.map(({ promotion, given }, at) => ({
      at,
      given,
      promotion,
      layer: LAYER_OF[promotion.effect.kind],
      layerBit: bitOf(LAYER_OF[promotion.effect.kind]),
      letsIn: promotion.combines.reduce((bits, layer) => bits | bitOf(layer), 0),
      ...goodsOf(promotion, (group) => members.get(group) ?? [], laid),
    })),
  };
}

/** `standTogether` of laid offers. */
export function standBeside(a: LaidOffer, b: LaidOffer): boolean {
  return (a.letsIn & b.layerBit) > 0 && (b.letsIn & a.layerBit) > 0;
}

function bitOf(layer: Layer): number {
  return 1 << LAYERS.indexOf(layer);
}

type Goods = Pick<LaidOffer, 'goods' | 'pieces' | 'reduced' | 'bought' | 'parts'>;

function goodsOf(
  { id, effect }: PromotionAtHand,
  linesOf: (group: string) => number[],
  lines: readonly PromotableLine[],
): Goods {
  const parts = effect.kind === 'bundle' ? effect.parts.map((_, part) => linesOf(partGroup(id, part))) : [];
  const goods =
    effect.kind === 'bundle' ? [...new Set(parts.flat())].sort((a, b) => a - b) : linesOf(goodsGroup(id));
  const reduced = effect.kind === 'buy-get' ? linesOf(reducedGroup(id)) : [];
  return {
    goods,
    pieces: goods.reduce((sum, line) => sum + (lines[line]?.quantity ?? 0), 0),
    reduced,
    bought: effect.kind === 'buy-get' ? inOrderOfBuying(goods, reduced) : [],
    parts,
  };
}

/** What cannot be reduced is bought first, of either kind the cheapest. */
function inOrderOfBuying(goods: readonly number[], reduced: readonly number[]): number[] {
  const cheapest = goods.toReversed();
  return [
    ...cheapest.filter((line) => !reduced.includes(line)),
    ...cheapest.filter((line) => reduced.includes(line)),
  ];
}

/** Places of the lines of each group. A line without pieces belongs to none. */
function membersOf(lines: readonly PromotableLine[]): Map<string, number[]> {
  const members = new Map<string, number[]>();
  for (const [place, { groups, quantity }] of lines.entries()) {
    if (quantity === 0) continue;
    for (const group of groups) {
      const places = members.get(group);
      if (!places) members.set(group, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  }
  return members;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
