import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampQuantity, isLowStock, stockNote } from './stock.ts';

test('stock is limited from nine down to one; sold out is another matter', () => {
  expect([10, 9, 1, 0, -1].map(isLowStock)).toEqual([false, true, true, false, false]);
});

test('the stock note says how many are left', () => {
  expect(stockNote(25)).toBe('25 in stock');
  expect(stockNote(10)).toBe('10 in stock');
  expect(stockNote(9)).toBe('Only 9 left!');
  expect(stockNote(1)).toBe('Only 1 left!');
  expect(stockNote(0)).toBe('Out of stock');
  expect(stockNote(-2)).toBe('Out of stock');
});

test.each([
  [3, 10, 3],
  [12, 10, 10],
  [0, 10, 1],
  [-5, 10, 1],
  [2.9, 10, 2],
  [Number.NaN, 10, 1],
  [Number.POSITIVE_INFINITY, 10, 10],
  [3, 0, 0],
  [3, Number.NaN, 0],
])('%s wanted of %s gives %s', (quantity, stock, given) => {
  expect(clampQuantity(quantity, stock)).toBe(given);
});

test('a quantity is whole and at most the stock', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: -5, max: 500 }), (quantity, stock) => {
      const given = clampQuantity(quantity, stock);
      expect(Number.isInteger(given)).toBe(true);
      expect(given).toBeLessThanOrEqual(Math.max(0, stock));
      expect(given).toBeGreaterThanOrEqual(stock > 0 ? 1 : 0);
      expect(clampQuantity(given, stock)).toBe(given);
    }),
  );
});
