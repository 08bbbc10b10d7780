import type { Pence } from '#domain/money/money.ts';
import { goodsGroup, partGroup, reducedGroup } from './goods-rule.ts';
import { type EffectKind, LAYER_OF, type Layer, layerBitOf } from './promotion-layers.ts';
import type { PromotableLine, PromotionAtHand } from './promotions-applied.ts';

/** A line with its place in the cart that was given. */
export type LaidLine = { given: number; unitPence: Pence; quantity: number; grossPence: Pence };

/** An offer with the places of its lines in a laid cart, the dearest first. */
export type LaidOffer = {
  /** Its place among the offers of the laid cart. */
  at: number;
  given: number;
  promotion: PromotionAtHand;
  kind: EffectKind;
  layer: Layer;
  /** Its layer and those it lets in, a bit each. */
  layerBit: number;
  letsIn: number;
  /** Of a bundle, the lines of all its parts. */
  goods: number[];
  /** What it takes off one piece of each of its goods, in hundredths of a penny; empty where it does not work on single pieces. */
  offPiece: number[];
  /** Pieces of its goods, and how many of them, and of their pence, it asks for. */
  pieces: number;
  wantedPieces: number;
  spendPence: Pence;
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
    offers: offers.map(({ promotion, given }, at) => layOffer({ at, given, promotion }, members, laid)),
  };
}

/** `standTogether` of laid offers. */
export function standBeside(a: LaidOffer, b: LaidOffer): boolean {
  return (a.letsIn & b.layerBit) > 0 && (b.letsIn & a.layerBit) > 0;
}

function layOffer(
  { at, given, promotion }: Pick<LaidOffer, 'at' | 'given' | 'promotion'>,
  members: Members,
  lines: readonly PromotableLine[],
): LaidOffer {
  const { id, effect, combines, conditions } = promotion;
  const layer = LAYER_OF[effect.kind];
  let letsIn = 0;
  for (const one of combines) letsIn |= layerBitOf(one);
  const parts =
    effect.kind === 'bundle'
      ? effect.parts.map((_, part) => linesOf(members, partGroup(id, part)))
      : NO_PARTS;
  const goods =
    effect.kind === 'bundle'
      ? [...new Set(parts.flat())].sort((a, b) => a - b)
      : linesOf(members, goodsGroup(id));
  const reduced = effect.kind === 'buy-get' ? linesOf(members, reducedGroup(id)) : NO_LINES;
  let pieces = 0;
  for (const line of goods) pieces += lines[line]?.quantity ?? 0;
  return {
    at,
    given,
    promotion,
    kind: effect.kind,
    layer,
    layerBit: layerBitOf(layer),
    letsIn,
    goods,
    offPiece: offPieces(effect, goods, lines),
    pieces,
    wantedPieces: conditions.pieces ?? 1,
    spendPence: conditions.spendPence ?? 0,
    reduced,
    bought: effect.kind === 'buy-get' ? inOrderOfBuying(goods, reduced) : NO_LINES,
    parts,
  };
}

function offPieces(
  effect: PromotionAtHand['effect'],
  goods: readonly number[],
  lines: readonly PromotableLine[],
): number[] {
  const priceOf = (line: number) => lines[line]?.unitPricePence ?? 0;
  if (effect.kind === 'percent') return goods.map((line) => priceOf(line) * effect.percent);
  if (effect.kind === 'each') return goods.map((line) => Math.min(effect.pence, priceOf(line)) * 100);
  return NO_LINES;
}

const NO_LINES: number[] = [];
const NO_PARTS: number[][] = [];

function linesOf(members: Members, group: string): number[] {
  return members.get(group) ?? NO_LINES;
}

/** What cannot be reduced is bought first, of either kind the cheapest. */
function inOrderOfBuying(goods: readonly number[], reduced: readonly number[]): number[] {
  const cheapest = goods.toReversed();
  return [
    ...cheapest.filter((line) => !reduced.includes(line)),
    ...cheapest.filter((line) => reduced.includes(line)),
  ];
}

/** Places of the lines of each group. */
type Members = Map<string, number[]>;

/** A line without pieces belongs to no group. */
function membersOf(lines: readonly PromotableLine[]): Members {
  const members: Members = new Map();
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
