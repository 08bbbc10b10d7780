import { expect, test } from 'vitest';
import { ALL_GOODS, type Promotion } from '#domain/promotions/promotion.ts';
import { effectWords } from './effect-words.ts';

const nameOf = (noun: string, id: string) => `${noun} ${id}`;
const NONE = { spendPence: null, pieces: null, classes: [], firstOrder: false };
const words = (of: Partial<Pick<Promotion, 'effect' | 'goods' | 'conditions'>>) =>
  effectWords(
    { effect: { kind: 'percent', percent: 20 }, goods: ALL_GOODS, conditions: NONE, ...of },
    nameOf,
  );

test('each kind of offer says what it does', () => {
  expect(words({})).toBe('20% off everything');
  expect(words({ goods: { ...ALL_GOODS, brands: ['a', 'b'], categories: ['c'], fromPence: 1000 } })).toBe(
    '20% off brand a or brand b, in category c, £10.00 or more',
  );
  expect(words({ goods: { ...ALL_GOODS, withReduced: false, withoutProducts: ['p'] } })).toBe(
    '20% off everything, at full price, without product p',
  );
  expect(words({ effect: { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 } })).toBe(
    '3 for 2 on everything',
  );
  expect(words({ effect: { kind: 'multi-buy', take: 2, reduced: 1, percent: 50 } })).toBe(
    'Of 2 pieces of everything the cheapest at 50% off',
  );
  expect(
    words({
      effect: { kind: 'cart-sum', pence: 1000 },
      conditions: { ...NONE, spendPence: 6000, firstOrder: true, classes: ['trade'] },
    }),
  ).toBe('£10 off the basket, from £60, for trade customers, for a first order');
  expect(words({ effect: { kind: 'gift', variants: ['1', '2', '3'], pick: 2 } })).toBe(
    '2 of 3 gifts of choice: variant 1, variant 2, variant 3',
  );
  expect(
    words({
      effect: { kind: 'bundle', pence: 3000, parts: [{ pieces: 1, goods: { ...ALL_GOODS, types: ['t'] } }] },
    }),
  ).toBe('1 of type t together for £30.00');
});
