import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatIncludedPence } from './vat.ts';

test('a price of £120.00 holds £20.00 of VAT', () => {
  expect(vatIncludedPence(12_000)).toBe(2000);
  expect(vatIncludedPence(0)).toBe(0);
});

test('net and VAT add up to the price, whatever it is', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (price) => {
      const vat = vatIncludedPence(price);
      expect(Number.isInteger(vat)).toBe(true);
      expect(Math.abs((price - vat) * 0.2 - vat)).toBeLessThanOrEqual(0.6 + 1e-9);
    }),
  );
});
