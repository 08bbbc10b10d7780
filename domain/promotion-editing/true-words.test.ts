import { expect, test } from 'vitest';
import { ALL_GOODS, type Effect } from '#domain/promotions/promotion.ts';
import { untrueWords } from './true-words.ts';

const NO_CONDITIONS = { spendPence: null, pieces: null, classes: [], firstOrder: false };
const offer = (words: string, effect: Effect, more: { spendPence?: number; endsAt?: string } = {}) => ({
  words,
  effect,
  goods: ALL_GOODS,
  conditions: { ...NO_CONDITIONS, spendPence: more.spendPence ?? null },
  endsAt: more.endsAt ?? null,
});
const percent = (of: number): Effect => ({ kind: 'percent', percent: of });
const threeForTwo: Effect = { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 };
const gift: Effect = { kind: 'gift', variants: ['v'], pick: 1 };

test.each<[string, Effect, { spendPence?: number; endsAt?: string }]>([
  ['20% off serums', percent(20), {}],
  ['Half price brushes', percent(50), {}],
  ['3 for 2 on haircare', threeForTwo, {}],
  ['6 for 4 on haircare', threeForTwo, {}],
  ['Free pouch from £50', gift, { spendPence: 5000 }],
  ['Free delivery from £25', { kind: 'delivery-percent', percent: 100 }, { spendPence: 2500 }],
  ['£10 off from £60', { kind: 'cart-sum', pence: 1000 }, { spendPence: 6000 }],
  ['15% off fragrance-free creams', percent(15), {}],
  ['Ends soon: 20% off', percent(20), { endsAt: '2026-12-01T00:00:00.000Z' }],
])('“%s” is true of its offer', (words, effect, more) => {
  expect(untrueWords(offer(words, effect, more))).toBeNull();
});

test.each<[string, Effect, RegExp]>([
  ['25% off serums', percent(20), /name 25%.*takes off 20%/],
  ['20 % off', { kind: 'cart-sum', pence: 1000 }, /takes no percent off/],
  ['Half price', percent(40), /Half price is 50%/],
  ['£5 off from £60', { kind: 'cart-sum', pence: 1000 }, /£5, which is no sum/],
  ['4 for 3', threeForTwo, /4 for 3/],
  ['2 for 1', percent(50), /2 for 1/],
  ['Free serum', percent(20), /‘free’/],
  ['Free delivery', { kind: 'delivery-sum', pence: 200 }, /‘free’/],
  ['Was £40, 20% off', percent(20), /no former price/],
  ['20% off RRP', percent(20), /no former price/],
  ['Ends soon: 20% off', percent(20), /give it an end date/],
  ['Last chance', gift, /give it an end date/],
  ['Limited time 20% off', percent(20), /give it an end date/],
])('“%s” is refused', (words, effect, message) => {
  expect(untrueWords(offer(words, effect))).toMatch(message);
});
