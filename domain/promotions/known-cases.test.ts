import { expect, test } from 'vitest';
import { apply, line, offer, percent, THREE_FOR_TWO } from '../../tests/support/offer-examples.ts';
import type { PromotableLine, PromotionAtHand } from './apply-promotions.ts';
import { ALL_GOODS, type Effect } from './promotion.ts';

/** Carts that other shops priced wrongly, and what each line has off here. */
test.each<[string, PromotableLine[], Effect[], number[]]>([
  [
    'woocommerce#25810: 20 % and 100 % take off no penny too much',
    [line(39000, 1, 'o0', 'o1')],
    cartPercents(20, 100),
    [39000],
  ],
  ['woocommerce#22267, #19390: 100 % leaves nothing', [line(4163, 1, 'o0')], [percent(100)], [4163]],
  [
    'woocommerce#25943: 100 % and 20 % leave delivery alone',
    [line(1800, 4, 'o0', 'o1')],
    [percent(100), percent(20)],
    [7200],
  ],
  [
    'woocommerce#8291: half of one of two goods',
    [line(1349, 1, 'o0'), line(1449, 1)],
    [percent(50)],
    [675, 0],
  ],
  ['woocommerce#8291: a tenth of five pieces, $65.20 left', [line(1449, 5, 'o0')], [percent(10)], [725]],
  ['woocommerce#26721: a fifth of 9.90', [line(990, 1, 'o0')], cartPercents(20), [198]],
  [
    'vendure#2385: 15 % of goods that are free already',
    [line(1000, 1, 'o0', 'o1')],
    [percent(100), ...cartPercents(15)],
    [1000],
  ],
  [
    'vendure#1717: a sum larger than the cart',
    [line(10000, 1, 'o0')],
    [{ kind: 'cart-sum', pence: 50000 }],
    [10000],
  ],
  [
    'vendure#2995: a sum off a line of three',
    [line(1001, 3, 'o0')],
    [{ kind: 'cart-sum', pence: 1000 }],
    [1000],
  ],
  ['vendure#3091: a tenth of 25 pieces, not 25 tenths', [line(36606, 25, 'o0')], cartPercents(10), [91515]],
  [
    'saleor#17453: 70 % is of what 40 % left',
    [line(1000, 10, 'o0', 'o1')],
    [percent(40), ...cartPercents(70)],
    [8200],
  ],
  [
    'odoo#63106: a tenth and 50 off a cart of 50',
    [line(5000, 1, 'o0', 'o1')],
    [...cartPercents(10), { kind: 'cart-sum', pence: 5000 }],
    [5000],
  ],
  [
    'odoo#63106, the other way round',
    [line(5000, 1, 'o0', 'o1')],
    [{ kind: 'cart-sum', pence: 5000 }, ...cartPercents(10)],
    [5000],
  ],
  [
    'odoo#271032: 100 % of two lines',
    [line(1323, 1, 'o0'), line(1323, 1, 'o0')],
    [percent(100)],
    [1323, 1323],
  ],
  ['VirtoCommerce/vc-storefront#122: a tenth of 49.95', [line(4995, 1, 'o0')], cartPercents(10), [500]],
])('%s', (_, lines, effects, off) => {
  const applied = apply(
    lines,
    effects.map((effect, at) => offer(`o${at}`, effect)),
  );
  expect(applied.off).toEqual(off);
  expect(applied.delivery).toEqual([]);
});

test('a meal and its free wine cost one price, of which the wine bears its part ([2018] UKFTT 238, VAT Notice 700/7, 6.1)', () => {
  const parts = [1, 1, 1, 1].map((pieces) => ({ pieces, goods: ALL_GOODS }));
  const meal = ['main', 'side', 'sweet', 'wine'];
  const lines = [600, 250, 250, 599].map((pence, at) => ({
    ...line(pence, 1, `a part ${at}`),
    id: `${meal[at]}`,
  }));
  const { off } = apply(lines, [offer('a', { kind: 'bundle', pence: 1000, parts })]);
  expect(off).toEqual([247, 103, 103, 246]);
});

test('of buy one, get one free both are paid for, in proportion to their prices', () => {
  expect(offOf([line(600, 1, 'a'), line(400, 1, 'a get')], buyGet(1, 1))).toEqual([240, 160]);
});

test('3 for 2 takes pieces in threes by price, and leaves out what is over', () => {
  const prices = [600, 1200, 700, 1100, 800, 1000, 900];
  const lines = prices.map((pence) => line(pence, 1, 'a'));
  // 1,000 off the three dearest, 700 off the next three.
  expect(offOf(lines, THREE_FOR_TWO)).toEqual([0, 364, 204, 333, 233, 303, 263]);
});

test('many pieces of a line are one run of deals', () => {
  expect(offOf([line(333, 999, 'a')], THREE_FOR_TWO)).toEqual([333 * 333]);
  expect(offOf([line(333, 998, 'a')], THREE_FOR_TWO)).toEqual([332 * 333]);
});

test('buy and get of the same goods reduces the dearest and counts the cheapest as bought', () => {
  const lines = [line(1000, 2, 'a', 'a get'), line(3000, 1, 'a', 'a get')];
  expect(offOf(lines, buyGet(1, 1, 50))).toEqual([375, 1125]);
  expect(offOf([line(1000, 1, 'a', 'a get')], buyGet(1, 1))).toEqual([0]);
});

test('buy two and get two reduces one where one more is there', () => {
  expect(offOf([line(1000, 2, 'a'), line(500, 1, 'a get')], buyGet(2, 2))).toEqual([400, 100]);
});

test('a bundle moves pieces among its parts where that fills them', () => {
  const parts = [1, 1].map((pieces) => ({ pieces, goods: ALL_GOODS }));
  const lines = [line(2000, 1, 'a part 0', 'a part 1'), line(1000, 1, 'a part 0')];
  expect(offOf(lines, { kind: 'bundle', pence: 2400, parts })).toEqual([400, 200]);
});

test('pieces over from a deal have what they have off by themselves', () => {
  const offers = [offer('a', percent(20)), offer('b', THREE_FOR_TWO)];
  expect(apply([line(1000, 4, 'a', 'b')], offers).why).toEqual({ a: 200, b: 1000 });
  expect(apply([line(1000, 3, 'a', 'b')], [offer('a', percent(40)), offer('b', THREE_FOR_TWO)]).why).toEqual({
    a: 1200,
    b: { why: 'nothing-left' },
  });
});

test('a gift is lost when the cart falls below its spend', () => {
  const gift = offer(
    'a',
    { kind: 'gift', variants: ['mini'], pick: 1 },
    { conditions: { spendPence: 5000 } },
  );
  expect(apply([line(2500, 2, 'a')], [gift]).gifts).toHaveLength(1);
  expect(apply([line(2500, 1, 'a')], [gift])).toMatchObject({
    gifts: [],
    why: { a: { why: 'needs-spend', missingPence: 2500 } },
  });
});

test('an offer on goods that would cost a larger one its spend gives way', () => {
  const offers: PromotionAtHand[] = [
    offer('a', { kind: 'each', pence: 10 }),
    offer('b', { kind: 'cart-sum', pence: 1000 }, { conditions: { spendPence: 5000 } }),
  ];
  expect(apply([line(5000, 1, 'a', 'b')], offers).why).toEqual({
    a: { why: 'another-is-better', words: 'Offer b' },
    b: 1000,
  });
});

test('an offer on goods that another takes off anyway gives way where a deal then takes more', () => {
  const lines = [line(1000, 4, 'a', 'b'), line(357, 1, 'b'), line(99, 3, 'a', 'b', 'c')];
  const free = offer('a', { kind: 'cart-percent', percent: 100 }, { conditions: { pieces: 6 } });
  const four = offer(
    'b',
    { kind: 'multi-buy', take: 4, reduced: 1, percent: 20 },
    { conditions: { spendPence: 1000 } },
  );
  const each = offer('c', { kind: 'each', pence: 300 });
  const without = apply(lines, [free, four]).off;
  expect(apply(lines, [free, four, each]).off).toEqual(without);
});

function offOf(lines: PromotableLine[], effect: Effect): number[] {
  return apply(lines, [offer('a', effect)]).off;
}

function cartPercents(...parts: number[]): Effect[] {
  return parts.map((part) => ({ kind: 'cart-percent', percent: part }));
}

function buyGet(buy: number, get: number, part = 100): Effect {
  return { kind: 'buy-get', buy, get, percent: part, goods: ALL_GOODS };
}
