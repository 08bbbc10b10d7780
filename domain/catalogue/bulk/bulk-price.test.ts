import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPrice, PRICE_ENDINGS, type PriceChange } from './bulk-price.ts';

const change = (fields: Partial<PriceChange>): PriceChange => ({
  kind: 'price',
  how: 'set',
  amount: 0,
  ending: null,
  ...fields,
});

test('a price is set, moved by an amount or by a percentage', () => {
  expect(changedPrice(2000, change({ how: 'set', amount: 1850 }))).toBe(1850);
  expect(changedPrice(2000, change({ how: 'raise', amount: 150 }))).toBe(2150);
  expect(changedPrice(2000, change({ how: 'lower', amount: 150 }))).toBe(1850);
  expect(changedPrice(1999, change({ how: 'raise-percent', amount: 1000 }))).toBe(2199);
  expect(changedPrice(1999, change({ how: 'lower-percent', amount: 1250 }))).toBe(1749);
});

test('more taken off than there is shows as below zero', () => {
  expect(changedPrice(100, change({ how: 'lower', amount: 150, ending: 99 }))).toBe(-50);
});

test('a price moves to the nearest ending', () => {
  expect(changedPrice(2437, change({ amount: 2437, ending: 99 }))).toBe(2399);
  expect(changedPrice(2437, change({ amount: 2460, ending: 99 }))).toBe(2499);
  expect(changedPrice(2437, change({ amount: 10, ending: 95 }))).toBe(95);
});

test('an ending is kept, never below zero and never half a pound or more away from above it', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom(...PRICE_ENDINGS), (amount, ending) => {
      const price = changedPrice(0, change({ amount, ending }));
      expect(price % 100).toBe(ending);
      expect(price).toBeGreaterThanOrEqual(0);
      expect(Math.abs(price - amount)).toBeLessThanOrEqual(Math.max(50, ending));
      expect(changedPrice(0, change({ amount: price, ending }))).toBe(price);
    }),
  );
});
