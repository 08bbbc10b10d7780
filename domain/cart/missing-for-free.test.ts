import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STANDARD_SERVICE } from '#domain/delivery/delivery-plan.ts';
import { servicePrice } from '#domain/delivery/service-price.ts';
import { missingForFreeDelivery } from './missing-for-free.ts';

const priceOf = (goodsPence: number, changes = {}) =>
  servicePrice({ ...STANDARD_SERVICE, ...changes }, { goodsPence, grams: 0 });

test('until the owner says otherwise shipping is free from exactly £50, one penny less costs £5.99', () => {
  expect(priceOf(5000)).toBe(0);
  expect(priceOf(4999)).toBe(599);
  expect(priceOf(12_000)).toBe(0);
});

test('paying what is missing makes shipping free, a penny less does not', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (subtotal, pricePence, freeFromPence) => {
      const own = {
        rates: [{ fromPence: 0, upToGrams: null, pricePence: pricePence + 1 }],
        freeFromPence,
      };
      const missing = missingForFreeDelivery(subtotal, freeFromPence) ?? Number.NaN;
      expect(priceOf(subtotal + missing, own)).toBe(0);
      expect(priceOf(subtotal, own) === 0).toBe(missing === 0);
    }),
  );
});

test('without a threshold every order pays', () => {
  expect(priceOf(99_999, { freeFromPence: null })).toBe(599);
  expect(missingForFreeDelivery(99_999, null)).toBeNull();
});
