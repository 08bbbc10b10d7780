import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingForFreeShipping, shippingFor } from './shipping.ts';

test('shipping is free from exactly £50, one penny less costs £5.99', () => {
  expect(shippingFor(5000)).toBe(0);
  expect(shippingFor(4999)).toBe(599);
  expect(shippingFor(12000)).toBe(0);
});

test('the shopper is told how much is missing', () => {
  expect(missingForFreeShipping(3500)).toBe(1500);
  expect(missingForFreeShipping(5000)).toBe(0);
  expect(missingForFreeShipping(9000)).toBe(0);
});

test('adding what is missing makes shipping free', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (subtotal) => {
      expect(shippingFor(subtotal + missingForFreeShipping(subtotal))).toBe(0);
      expect(shippingFor(subtotal) === 0).toBe(missingForFreeShipping(subtotal) === 0);
    }),
  );
});
