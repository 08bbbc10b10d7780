import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from '#domain/money/vat-split.ts';
import { sharedRate, sharesOfParts, vatLinesOf, worthPence } from './set-price.ts';

const BALM = { unitPricePence: 3200, quantity: 1 };
const MIST = { unitPricePence: 2400, quantity: 2 };

test('a set is worth the sum of its parts only where it costs less', () => {
  expect(worthPence(5400, [BALM, MIST])).toBe(8000);
  expect(worthPence(8000, [BALM, MIST])).toBeNull();
  expect(worthPence(9000, [BALM, MIST])).toBeNull();
});

test('the price of a set is split by what its parts cost', () => {
  expect(sharesOfParts(5400, [BALM, MIST])).toEqual([2160, 3240]);
});

test('a book in a set bears its own rate of VAT', () => {
  const parts = [
    { ...BALM, ratePercent: 20 },
    { unitPricePence: 800, quantity: 1, ratePercent: 0 },
  ];
  const split = splitVat(vatLinesOf({ grossPence: 4000, ratePercent: null, parts }), 0);
  expect(split.rates).toEqual([
    { ratePercent: 20, grossPence: 3200, vatPence: 533, netPence: 2667 },
    { ratePercent: 0, grossPence: 800, vatPence: 0, netPence: 800 },
  ]);
});

test('a set has one rate where its parts share it', () => {
  expect(sharedRate([{ ratePercent: 20 }, { ratePercent: 20 }])).toBe(20);
  expect(sharedRate([{ ratePercent: 20 }, { ratePercent: 0 }])).toBeNull();
  expect(sharedRate([{ ratePercent: null }])).toBeNull();
});

test('shares and their VAT add up to the price of the set, to the penny', () => {
  const anyPart = fc.record({
    unitPricePence: fc.nat(50_000),
    quantity: fc.integer({ min: 1, max: 9 }),
    ratePercent: fc.constantFrom(20, 5, 0),
  });
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(1000),
      fc.array(anyPart, { minLength: 1, maxLength: 8 }),
      (linePence, shippingPence, parts) => {
        const shares = vatLinesOf({ grossPence: linePence, ratePercent: null, parts });
        const split = splitVat(shares, shippingPence);
        expect(shares.reduce((sum, { grossPence }) => sum + grossPence, 0)).toBe(linePence);
        expect(split.grossPence).toBe(linePence + shippingPence);
        const ofLines = [...split.lines, ...split.shipping].reduce((sum, { vatPence }) => sum + vatPence, 0);
        expect(ofLines).toBe(split.vatPence);
      },
    ),
  );
});
