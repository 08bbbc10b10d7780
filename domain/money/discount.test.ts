import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contradictsPrices, discountBadge, savingPence } from './discount.ts';

const product = (pricePence: number, originalPricePence: number | null, discountPercent: number | null) => ({
  pricePence,
  originalPricePence,
  discountPercent,
});

test('the badge shows the discount field where the prices bear it out', () => {
  expect(discountBadge(product(3000, 4000, 25))).toBe(25);
});

test('the badge shows the computed percent where the field is missing or claims something else', () => {
  expect(discountBadge(product(3000, 4000, null))).toBe(25);
  expect(discountBadge(product(3000, 4000, 70))).toBe(25);
});

test('a product that was never dearer has no badge, whatever the field says', () => {
  expect(discountBadge(product(3000, null, 50))).toBeNull();
  expect(discountBadge(product(3000, 3000, 50))).toBeNull();
  expect(discountBadge(product(3000, 2000, null))).toBeNull();
  expect(discountBadge(product(10000, 10001, null))).toBeNull();
});

test('a discount field that the prices do not bear out is reported', () => {
  expect(contradictsPrices(product(3000, 4000, 70))).toBe(true);
  expect(contradictsPrices(product(3000, null, 10))).toBe(true);
  expect(contradictsPrices(product(3000, 4000, 25))).toBe(false);
  expect(contradictsPrices(product(3000, 4000, 0))).toBe(false);
  expect(contradictsPrices(product(3000, 4000, null))).toBe(false);
});

test('the saving is what the price fell by, never less than nothing', () => {
  expect(savingPence(product(3000, 4000, null))).toBe(1000);
  expect(savingPence(product(3000, null, null))).toBe(0);
  expect(savingPence(product(3000, 2500, null))).toBe(0);
});

test('a badge never appears without a saving', () => {
  const pence = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(
      pence,
      fc.option(pence),
      fc.option(fc.integer({ min: -10, max: 110 })),
      (price, original, percent) => {
        const badge = discountBadge(product(price, original, percent));
        if (badge !== null) expect(savingPence(product(price, original, percent))).toBeGreaterThan(0);
        if (badge !== null) expect(badge > 0 && badge <= 100).toBe(true);
      },
    ),
  );
});
