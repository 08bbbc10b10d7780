import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type GoodsFacts, groupsOf, matchesGoods } from './goods-rule.ts';
import { type Effect, type GoodsRule, goodsRuleSchema } from './promotion.ts';

const rule = (changes: Partial<GoodsRule> = {}): GoodsRule => v.parse(goodsRuleSchema, changes);

const FACTS: GoodsFacts = {
  productId: 'serum',
  variantId: 'serum-30',
  brandId: 'aurelle',
  categoryId: 'skincare',
  typeId: null,
  attributes: ['skin-type:dry', 'benefit:calming'],
  pricePence: 2499,
  isReduced: true,
};

test.each<[string, Partial<GoodsRule>, boolean]>([
  ['a rule without parts takes all goods', {}, true],
  ['one of its brands is enough', { brands: ['other', 'aurelle'] }, true],
  ['another brand is not', { brands: ['other'] }, false],
  ['every part must be met', { brands: ['aurelle'], categories: ['haircare'] }, false],
  ['goods without a type are none of a type', { types: ['serum'] }, false],
  ['a product by hand', { products: ['serum'] }, true],
  ['a variant by hand', { variants: ['serum-50'] }, false],
  ['a product beside a variant of another', { products: ['serum'], variants: ['cream-50'] }, true],
  ['a variant beside another product', { products: ['cream'], variants: ['serum-30'] }, true],
  ['another product and another variant', { products: ['cream'], variants: ['serum-50'] }, false],
  ['values of one attribute are alternatives', { attributes: ['skin-type:oily', 'skin-type:dry'] }, true],
  ['several attributes are conditions', { attributes: ['skin-type:dry', 'benefit:firming'] }, false],
  ['a product may be left out', { products: ['serum'], withoutProducts: ['serum'] }, false],
  ['a brand may be left out', { withoutBrands: ['aurelle'] }, false],
  ['prices are from and to, both included', { fromPence: 2499, toPence: 2499 }, true],
  ['a penny below the least price is out', { fromPence: 2500 }, false],
  ['a penny above the largest is out', { toPence: 2498 }, false],
  ['reduced goods may be left out', { withReduced: false }, false],
])('%s', (_, changes, matches) => {
  expect(matchesGoods(rule(changes), FACTS)).toBe(matches);
});

test('goods belong to the groups of an offer: its own, those it reduces, the parts of a bundle', () => {
  const buyGet: Effect = { kind: 'buy-get', buy: 1, get: 1, percent: 100, goods: rule() };
  const bundle: Effect = {
    kind: 'bundle',
    pence: 3000,
    parts: [
      { pieces: 1, goods: rule({ brands: ['other'] }) },
      { pieces: 2, goods: rule({ products: ['serum'] }) },
    ],
  };
  expect(
    groupsOf(FACTS, [
      { id: 'a', effect: { kind: 'percent', percent: 10 }, goods: rule() },
      { id: 'b', effect: { kind: 'percent', percent: 10 }, goods: rule({ types: ['serum'] }) },
      { id: 'c', effect: buyGet, goods: rule({ brands: ['other'] }) },
      { id: 'd', effect: bundle, goods: rule() },
    ]),
  ).toEqual(['a', 'c get', 'd part 1']);
});
