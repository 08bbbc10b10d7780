import * as v from 'valibot';
import { LAYERS, type Layer } from './promotion-layers.ts';

export { type EffectKind, LAYER_OF, LAYERS, type Layer, standTogether } from './promotion-layers.ts';

/**
 * An offer of the shop: it takes money off goods or delivery, or gives goods. 'Promotion' in code, because 'offer' there is what the
 * catalogue sells; shoppers and staff read 'offer' (docs/decisions/283-offers-in-layers.md).
 */

const names = v.optional(v.array(v.pipe(v.string(), v.maxLength(200))), []);

/** Which goods: those that meet every part that is not empty. All empty means all goods. */
export const goodsRuleSchema = v.object({
  /** By their ids, as all that follow but attributes ('skin-type:dry'). */
  brands: names,
  categories: names,
  types: names,
  attributes: names,
  products: names,
  variants: names,
  /** Goods that are left out whatever the rest says. */
  withoutProducts: names,
  withoutBrands: names,
  fromPence: v.optional(v.nullable(whole(0, 1_000_000_00)), null),
  toPence: v.optional(v.nullable(whole(0, 1_000_000_00)), null),
  /** False leaves out goods that are reduced already. */
  withReduced: v.optional(v.boolean(), true),
});

export type GoodsRule = v.InferOutput<typeof goodsRuleSchema>;

export const ALL_GOODS: GoodsRule = v.parse(goodsRuleSchema, {});

const percent = whole(1, 100);
const pence = whole(1, 1_000_000_00);
const pieces = whole(1, 99);

export const effectSchema = v.variant('kind', [
  /** Takes a part off each of the goods. */
  v.object({ kind: v.literal('percent'), percent }),
  /** Takes a sum off each piece of the goods, never more than it costs. */
  v.object({ kind: v.literal('each'), pence }),
  /** Of every `take` pieces of the goods, the `reduced` cheapest cost `percent` less: 3 for 2 is 3, 1 and 100. */
  v.pipe(
    v.object({ kind: v.literal('multi-buy'), take: pieces, reduced: pieces, percent }),
    v.check(({ take, reduced }) => reduced < take, 'Fewer pieces are reduced than are taken'),
  ),
  /** For every `buy` pieces of the goods, `get` pieces of other goods cost `percent` less, the dearest of them first. */
  v.object({ kind: v.literal('buy-get'), buy: pieces, get: pieces, percent, goods: goodsRuleSchema }),
  /** One piece or more of each part together cost `pence`. The goods of the offer itself do not count. */
  v.object({
    kind: v.literal('bundle'),
    pence: whole(0, 1_000_000_00),
    parts: v.pipe(
      v.array(v.object({ pieces, goods: goodsRuleSchema })),
      v.minLength(1, 'A bundle has parts'),
      v.maxLength(8, 'A bundle has at most 8 parts'),
    ),
  }),
  /** Takes a part, or a sum, off the goods together, after the offers on single goods. */
  v.object({ kind: v.literal('cart-percent'), percent }),
  v.object({ kind: v.literal('cart-sum'), pence }),
  /** Takes a part off delivery; 100 makes it free. */
  v.object({ kind: v.literal('delivery-percent'), percent }),
  v.object({ kind: v.literal('delivery-sum'), pence }),
  /** Gives `pick` of these variants, by their ids, one piece of each; where there are more, the shopper chooses. */
  v.pipe(
    v.object({
      kind: v.literal('gift'),
      variants: v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(200))),
        v.minLength(1, 'Choose what is given'),
        v.maxLength(30, 'At most 30 gifts to choose from'),
      ),
      pick: whole(1, 10),
    }),
    v.check(({ variants, pick }) => pick <= variants.length, 'There are fewer gifts than may be chosen'),
  ),
]);

export type Effect = v.InferOutput<typeof effectSchema>;

export const layerSchema = v.picklist(LAYERS);

export const conditionsSchema = v.object({
  /** The least to pay for the goods of the offer, after the offers of the layers before; null for any. */
  spendPence: v.optional(v.nullable(pence), null),
  /** The least pieces of the goods of the offer. */
  pieces: v.optional(v.nullable(whole(1, 999)), null),
  /** Classes of customers, one of which is enough; empty for everybody. */
  classes: names,
  /** For those who have no order yet that stands. */
  firstOrder: v.optional(v.boolean(), false),
});

export type Conditions = v.InferOutput<typeof conditionsSchema>;

/** 'none' works by itself; 'shared' asks for one code that many may use; 'single' for one of many codes of one use each. */
export const CODE_KINDS = ['none', 'shared', 'single'] as const;

export type CodeKind = (typeof CODE_KINDS)[number];

/** 'on' counts between its dates alone; 'archived' is kept for the orders that had it. */
export const PROMOTION_STATES = ['draft', 'on', 'paused', 'archived'] as const;

export type PromotionState = (typeof PROMOTION_STATES)[number];

/** An offer as the owner set it. */
export type Promotion = {
  id: string;
  /** For staff. */
  title: string;
  /** For shoppers and papers, the same words everywhere: '3 for 2 on haircare'. */
  words: string;
  effect: Effect;
  goods: GoodsRule;
  conditions: Conditions;
  codeKind: CodeKind;
  /** Layers whose offers it may stand beside. Two offers stand together where each lets the other's layer in. */
  combines: Layer[];
  state: PromotionState;
  /** UTC, ISO; null for no such end. Until is not part of it. */
  startsAt: string | null;
  endsAt: string | null;
  /** Over all customers, and for one; null for any number. */
  limitUses: number | null;
  limitEach: number | null;
};

/** A whole number from one to another, both included. */
function whole(least: number, most: number) {
  const message = `A whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}
