import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingForFreeShipping, SHIPPING_TERMS, shippingFor } from './shipping.ts';

const terms = SHIPPING_TERMS;

test('until the owner says otherwise shipping is free from exactly £50, one penny less costs £5.99', () => {
  expect(shippingFor(5000, terms)).toBe(0);
  expect(shippingFor(4999, terms)).toBe(599);
  expect(shippingFor(12000, terms)).toBe(0);
});

test('paying what is missing makes shipping free, a penny less does not', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (subtotal, shippingPence, freeFromPence) => {
      const own = { shippingPence: shippingPence + 1, freeFromPence };
      const missing = missingForFreeShipping(subtotal, own) ?? Number.NaN;
      expect(shippingFor(subtotal + missing, own)).toBe(0);
      expect(shippingFor(subtotal, own) === 0).toBe(missing === 0);
    }),
  );
});

test('without a threshold every order pays', () => {
  const never = { shippingPence: 499, freeFromPence: null };
  expect(shippingFor(99_999, never)).toBe(499);
  expect(missingForFreeShipping(99_999, never)).toBeNull();
});
