import type { GoodsRule, Promotion } from '#domain/promotions/promotion.ts';

/** An offer as its form has it: its rules name goods by words in the place of ids, and a shared code stands with it. */
export type EnteredPromotion = Omit<Promotion, 'id'> & {
  /** Folded; '' for an offer without one code of all. */
  code: string;
};

/** What a rule can name. */
export const GOODS_NOUNS = ['brand', 'category', 'type', 'attribute', 'product', 'variant'] as const;

export type GoodsNoun = (typeof GOODS_NOUNS)[number];

/** The lists of a rule, each with what it names. */
export const GOODS_LISTS = {
  brands: 'brand',
  categories: 'category',
  types: 'type',
  attributes: 'attribute',
  products: 'product',
  variants: 'variant',
  withoutProducts: 'product',
  withoutBrands: 'brand',
} as const satisfies {
  [List in keyof GoodsRule as GoodsRule[List] extends string[] ? List : never]: GoodsNoun;
};

export type GoodsList = keyof typeof GOODS_LISTS;

export const GOODS_LIST_NAMES = Object.keys(GOODS_LISTS).filter(isGoodsList);

function isGoodsList(name: string): name is GoodsList {
  return Object.hasOwn(GOODS_LISTS, name);
}

/** The fields of the rule of an offer, of what 'buy-get' reduces, and of a part of a bundle, begin so. */
export const GOODS_PREFIX = 'goods';
export const REDUCED_PREFIX = 'reduced';
export const GIFTS_FIELD = 'gifts';
export const partPrefix = (part: number): string => `part${part + 1}`;

type Named = Pick<Promotion, 'effect' | 'goods'>;

/** Replaces every word that names goods; `field` is the form's field that it stands in. */
export function mapNames<Of extends Named>(
  promotion: Of,
  map: (noun: GoodsNoun, name: string, field: string) => string,
): Of {
  const { effect, goods } = promotion;
  const mapRule = (rule: GoodsRule, prefix: string): GoodsRule => ({
    ...rule,
    ...Object.fromEntries(
      GOODS_LIST_NAMES.map((list) => [
        list,
        rule[list].map((name) => map(GOODS_LISTS[list], name, `${prefix}.${list}`)),
      ]),
    ),
  });
  const mapEffect = () => {
    if (effect.kind === 'buy-get') return { ...effect, goods: mapRule(effect.goods, REDUCED_PREFIX) };
    if (effect.kind === 'gift')
      return { ...effect, variants: effect.variants.map((name) => map('variant', name, GIFTS_FIELD)) };
    if (effect.kind !== 'bundle') return effect;
    const parts = effect.parts.map((part, at) => ({ ...part, goods: mapRule(part.goods, partPrefix(at)) }));
    return { ...effect, parts };
  };
  return { ...promotion, goods: mapRule(goods, GOODS_PREFIX), effect: mapEffect() };
}

export type NamedGoods = { noun: GoodsNoun; name: string; field: string };

/** Every word that names goods in an offer. */
export function namesIn(promotion: Named): NamedGoods[] {
  const names: NamedGoods[] = [];
  mapNames(promotion, (noun, name, field) => {
    names.push({ noun, name, field });
    return name;
  });
  return names;
}
