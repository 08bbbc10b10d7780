import { expect, test } from 'vitest';
import {
  apply,
  FREE_FROM_50,
  line,
  offer,
  percent,
  THREE_FOR_TWO,
} from '../../tests/support/offer-examples.ts';
import { ALL_GOODS, type Effect } from './promotion.ts';

test('a part off goods is rounded once for each line, half a penny in favour of the shopper', () => {
  expect(
    apply([line(999, 3, 'a'), line(1250, 1, 'a'), line(1005, 1)], [offer('a', percent(10))]),
  ).toMatchObject({
    off: [300, 125, 0],
    lines: [[{ promotionId: 'a', reason: 'Offer a', code: null, pence: 300 }], [{ pence: 125 }], []],
    why: { a: 425 },
  });
  expect(apply([line(1005, 1, 'a')], [offer('a', percent(10))]).off).toEqual([101]);
});

test('3 for 2 gives the cheapest of each three, and every piece of the three bears its share', () => {
  const applied = apply([line(900, 1, 'a'), line(1000, 2, 'a')], [offer('a', THREE_FOR_TWO)]);
  expect(applied.off).toEqual([279, 621]);
  expect(applied.why).toEqual({ a: 900 });
});

test('a threshold is judged by what the layers before left to pay', () => {
  const offers = [
    offer('a', percent(10)),
    offer('b', { kind: 'cart-sum', pence: 500 }, { conditions: { spendPence: 5000 }, combines: [] }),
    offer('c', { kind: 'gift', variants: ['mini'], pick: 1 }, { conditions: { spendPence: 5000 } }),
  ];
  expect(apply([line(5300, 1, 'a', 'c')], offers).why).toEqual({
    a: 530,
    b: { why: 'needs-goods', missingPieces: 1 },
    c: { why: 'needs-spend', missingPence: 230 },
  });
});

test('an offer that may not stand beside one that takes more off says so', () => {
  const offers = [
    offer('a', percent(20)),
    offer('b', { kind: 'cart-percent', percent: 10 }, { combines: [] }),
  ];
  expect(apply([line(2000, 1, 'a', 'b')], offers)).toMatchObject({
    off: [400],
    why: { a: 400, b: { why: 'another-is-better', words: 'Offer a' } },
  });
});

test('a barred offer never applies and says why', () => {
  expect(apply([line(2000, 1, 'a')], [offer('a', percent(100), { barred: 'ended' })])).toMatchObject({
    off: [0],
    why: { a: { why: 'ended' } },
  });
});

test('a gift is never alone', () => {
  const gift: Effect = { kind: 'gift', variants: ['mini', 'tube'], pick: 1 };
  expect(apply([line(2000, 1, 'b')], [offer('b', gift)]).gifts).toEqual([
    { promotionId: 'b', words: 'Offer b', code: null, variants: ['mini', 'tube'], pick: 1 },
  ]);
  expect(apply([line(0, 1, 'b')], [offer('b', gift)])).toMatchObject({
    gifts: [],
    why: { b: { why: 'nothing-left' } },
  });
  expect(apply([], [offer('b', gift)]).why).toEqual({ b: { why: 'needs-goods', missingPieces: 1 } });
});

test('free delivery takes off the price of delivery after the other offers', () => {
  const free = offer('b', { kind: 'delivery-percent', percent: 100 });
  expect(apply([line(2000, 1, 'b')], [free])).toMatchObject({
    delivery: [{ promotionId: 'b', pence: 599 }],
    why: { b: 599 },
  });
  expect(apply([line(5000, 1, 'b')], [free], FREE_FROM_50).why).toEqual({ b: { why: 'nothing-left' } });
});

test('an offer that would make delivery cost more than it takes off is left out, and says so', () => {
  const tenth = [offer('a', percent(10), { code: 'TENTH' })];
  expect(apply([line(5300, 1, 'a')], tenth, FREE_FROM_50)).toMatchObject({
    off: [0],
    why: { a: { why: 'delivery-would-cost-more' } },
  });
  expect(apply([line(5600, 1, 'a')], tenth, FREE_FROM_50).off).toEqual([560]);
});

test('of an offer that is at hand by two codes, one is used', () => {
  const codes = ['ONE', 'TWO'].map((code) => offer('a', percent(10), { code }));
  expect(apply([line(1000, 1, 'a')], codes)).toMatchObject({
    off: [100],
    outcomes: [
      { code: 'ONE', applies: true, pence: 100 },
      { code: 'TWO', applies: false, whyNot: { why: 'another-is-better' } },
    ],
  });
});

test('of offers that take off the same, one by an entered code is used', () => {
  const offers = [offer('a', percent(10)), offer('b', percent(10), { code: 'TENTH' })];
  expect(apply([line(1000, 1, 'a', 'b')], offers).why).toEqual({ a: { why: 'nothing-left' }, b: 100 });
  const alone = offers.map((one) => ({ ...one, combines: [] }));
  expect(apply([line(1000, 1, 'a', 'b')], alone).why).toMatchObject({ b: 100 });
});

test('a code is told what it lacks, also where another offer could not stand beside it', () => {
  const offers = [
    offer('a', percent(20)),
    offer(
      'b',
      { kind: 'cart-sum', pence: 500 },
      { combines: [], code: 'FIVE', conditions: { spendPence: 3000 } },
    ),
    offer('c', { kind: 'cart-sum', pence: 500 }, { combines: [], conditions: { spendPence: 3000 } }),
  ];
  expect(apply([line(2000, 1, 'a', 'b', 'c')], offers).why).toEqual({
    a: 400,
    b: { why: 'needs-spend', missingPence: 1000 },
    c: { why: 'another-is-better', words: 'Offer a' },
  });
});

test.each<[string, Effect, string[][], number]>([
  ['3 for 2', THREE_FOR_TWO, [['a']], 2],
  ['buy 2 and get one, of which nothing is there', buyGet(2, 1), [['a get']], 2],
  ['buy 2 and get one, of which what is bought is there', buyGet(2, 1), [['a'], ['a']], 1],
  ['buy one and get one of the same goods', buyGet(1, 1), [['a', 'a get']], 1],
  ['a bundle of two parts', bundle(500, 1, 2), [['a part 0', 'a part 1']], 2],
])('an offer says how many pieces are lacking: %s', (_, effect, lines, missingPieces) => {
  const cart = lines.map((groups) => line(1000, 1, ...groups));
  expect(apply(cart, [offer('a', effect)]).why).toEqual({ a: { why: 'needs-goods', missingPieces } });
});

function buyGet(buy: number, get: number, part = 100): Effect {
  return { kind: 'buy-get', buy, get, percent: part, goods: ALL_GOODS };
}

function bundle(pence: number, ...pieces: number[]): Effect {
  return { kind: 'bundle', pence, parts: pieces.map((one) => ({ pieces: one, goods: ALL_GOODS })) };
}
