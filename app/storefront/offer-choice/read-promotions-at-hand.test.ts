import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { PromotionAtHand } from '#domain/promotions/apply-promotions.ts';
import { conditionsSchema, effectSchema } from '#domain/promotions/promotion.ts';
import { readPromotionsAtHand } from './read-promotions-at-hand.ts';

const promotionOf = (effect: object, more: Partial<PromotionAtHand> = {}): PromotionAtHand => ({
  id: 'spring',
  words: 'Spring offer',
  effect: v.parse(effectSchema, effect),
  conditions: v.parse(conditionsSchema, { spendPence: 5000, classes: ['trade'], firstOrder: true }),
  combines: ['goods', 'delivery'],
  code: 'SPRING10',
  barred: 'needs-email',
  ...more,
});

const EFFECTS = [
  { kind: 'percent', percent: 10 },
  { kind: 'each', pence: 100 },
  { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 },
  { kind: 'buy-get', buy: 2, get: 1, percent: 50, goods: {} },
  { kind: 'bundle', pence: 2000, parts: [{ pieces: 2, goods: {} }] },
  { kind: 'cart-percent', percent: 10 },
  { kind: 'cart-sum', pence: 500 },
  { kind: 'delivery-percent', percent: 100 },
  { kind: 'delivery-sum', pence: 300 },
  { kind: 'gift', variants: ['balm', 'oil'], pick: 1 },
];

test('an offer of each kind is read as the shop wrote it', () => {
  expect(EFFECTS.map(({ kind }) => kind).sort()).toEqual(
    effectSchema.options.map((one) => ('entries' in one ? one.entries.kind.literal : '')).sort(),
  );
  for (const effect of EFFECTS) {
    const promotion = promotionOf(effect);
    expect(readPromotionsAtHand(JSON.stringify([promotion]))).toEqual([promotion]);
  }
  const open = promotionOf({ kind: 'percent', percent: 10 }, { code: null, barred: null });
  expect(readPromotionsAtHand(JSON.stringify([open]))).toEqual([open]);
});

test('an offer of a kind that this page does not know is left out, and one barred for a new reason stays barred', () => {
  const known = promotionOf({ kind: 'percent', percent: 10 });
  const sent = [
    { ...known, effect: { kind: 'raffle' } },
    { ...known, barred: 'full moon' },
  ];
  expect(readPromotionsAtHand(JSON.stringify(sent))).toEqual([{ ...known, barred: 'ended' }]);
});

test.each([
  { kind: 'multi-buy', take: 0, reduced: 0, percent: 100 },
  { kind: 'buy-get', buy: 0, get: 1, percent: 100 },
  { kind: 'bundle', pence: 100, parts: [] },
  { kind: 'bundle', pence: 100, parts: [{ pieces: 0 }] },
])('%j, which would never end, is left out', (effect) => {
  const sent = [{ ...promotionOf({ kind: 'percent', percent: 10 }), effect }];
  expect(readPromotionsAtHand(JSON.stringify(sent))).toEqual([]);
});

test('whatever comes, nothing is thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (sent) => {
      expect(Array.isArray(readPromotionsAtHand(sent))).toBe(true);
    }),
  );
});
