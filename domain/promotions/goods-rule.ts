import type { Pence } from '#domain/money/money.ts';
import type { GoodsRule, Promotion } from './promotion.ts';

/** What a rule may ask about a piece of goods. */
export type GoodsFacts = {
  productId: string;
  variantId: string;
  brandId: string;
  categoryId: string;
  typeId: string | null;
  /** 'skin-type:dry'. */
  attributes: readonly string[];
  pricePence: Pence;
  /** It costs less than before, and says so. */
  isReduced: boolean;
};

/** Names of the goods of an offer: its own, those that 'buy-get' reduces, and the parts of a bundle. */
export const goodsGroup = (promotionId: string): string => promotionId;
export const reducedGroup = (promotionId: string): string => `${promotionId} get`;
export const partGroup = (promotionId: string, part: number): string => `${promotionId} part ${part}`;

/** Returns the names of all groups that goods with these facts belong to. */
export function groupsOf(
  facts: GoodsFacts,
  promotions: readonly Pick<Promotion, 'id' | 'effect' | 'goods'>[],
): string[] {
  return promotions.flatMap(({ id, effect, goods }) => {
    if (effect.kind === 'bundle')
      return effect.parts.flatMap((part, at) => (matchesGoods(part.goods, facts) ? [partGroup(id, at)] : []));
    const groups = matchesGoods(goods, facts) ? [goodsGroup(id)] : [];
    if (effect.kind === 'buy-get' && matchesGoods(effect.goods, facts)) groups.push(reducedGroup(id));
    return groups;
  });
}

/**
 * True where goods meet every part of the rule that is not empty: one of the brands, one of the categories, one of the products and
 * variants chosen by hand and so on. Of attributes,
 * values of one name are alternatives and several names are conditions, as in the filters of listings.
 */
export function matchesGoods(rule: GoodsRule, facts: GoodsFacts): boolean {
  return (
    meets(rule.brands, facts.brandId) &&
    meets(rule.categories, facts.categoryId) &&
    meets(rule.types, facts.typeId) &&
    meetsByHand(rule, facts) &&
    meetsAttributes(rule.attributes, facts.attributes) &&
    !rule.withoutProducts.includes(facts.productId) &&
    !rule.withoutBrands.includes(facts.brandId) &&
    (rule.fromPence === null || facts.pricePence >= rule.fromPence) &&
    (rule.toPence === null || facts.pricePence <= rule.toPence) &&
    (rule.withReduced || !facts.isReduced)
  );
}

/** Whole products and variants of others are one list. */
function meetsByHand({ products, variants }: GoodsRule, { productId, variantId }: GoodsFacts): boolean {
  if (products.length === 0 && variants.length === 0) return true;
  return products.includes(productId) || variants.includes(variantId);
}

function meets(wanted: readonly string[], has: string | null): boolean {
  return wanted.length === 0 || (has !== null && wanted.includes(has));
}

function meetsAttributes(wanted: readonly string[], has: readonly string[]): boolean {
  const met = new Set(wanted.filter((one) => has.includes(one)).map(nameOf));
  return wanted.every((one) => met.has(nameOf(one)));
}

function nameOf(attribute: string): string {
  return attribute.slice(0, attribute.indexOf(':') + 1) || attribute;
}
