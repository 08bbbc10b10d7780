import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceLines } from './pricing.ts';
import { SHIPPING_TERMS as terms } from './shipping.ts';

test('two serums at £24.99 stay below £50, so shipping is added', () => {
  expect(priceLines([{ unitPricePence: 2499, quantity: 2 }], terms)).toEqual({
    subtotalPence: 4998,
    shippingPence: 599,
    totalPence: 5597,
  });
});

test('at £50 the total is the subtotal', () => {
  expect(priceLines([{ unitPricePence: 2500, quantity: 2 }], terms)).toEqual({
    subtotalPence: 5000,
    shippingPence: 0,
    totalPence: 5000,
  });
});

test('an empty cart costs nothing, not even shipping', () => {
  expect(priceLines([], terms)).toEqual({ subtotalPence: 0, shippingPence: 0, totalPence: 0 });
});

test('the total is always the lines plus shipping, in whole pence, whatever their order', () => {
  const line = fc.record({
    unitPricePence: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const totals = priceLines(lines, terms);
      expect(totals.totalPence).toBe(totals.subtotalPence + totals.shippingPence);
      expect(Number.isSafeInteger(totals.totalPence)).toBe(true);
      expect(priceLines(lines.toReversed(), terms)).toEqual(totals);
    }),
  );
});
