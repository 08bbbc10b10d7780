import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { type Conditions, conditionsSchema, type Effect } from './promotion.ts';
import { priceWithOffer } from './shown-offer.ts';

const offer = (effect: Effect, conditions: Partial<Conditions> = {}, limitEach: number | null = null) => ({
  effect,
  conditions: parse(conditionsSchema, conditions),
  limitEach,
  limitUses: null,
});
const TENTH: Effect = { kind: 'percent', percent: 10 };

test('a part or a sum off each piece has a price, rounded as in the cart', () => {
  expect(priceWithOffer(1005, offer(TENTH))).toBe(904);
  expect(priceWithOffer(1005, offer({ kind: 'each', pence: 300 }))).toBe(705);
  expect(priceWithOffer(200, offer({ kind: 'each', pence: 300 }))).toBe(0);
  expect(priceWithOffer(1000, offer(TENTH, { pieces: 1 }))).toBe(900);
});

test('what depends on the cart or on who buys has none', () => {
  expect(priceWithOffer(1000, offer({ kind: 'multi-buy', take: 3, reduced: 1, percent: 100 }))).toBeNull();
  expect(priceWithOffer(1000, offer({ kind: 'cart-percent', percent: 10 }))).toBeNull();
  for (const conditions of [{ spendPence: 1 }, { pieces: 2 }, { classes: ['trade'] }, { firstOrder: true }])
    expect(priceWithOffer(1000, offer(TENTH, conditions))).toBeNull();
  expect(priceWithOffer(1000, offer(TENTH, {}, 1))).toBeNull();
});
