import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSize, formatUnitPrice, nearUnitPrice, unitPrice } from './unit-price.ts';

test('a £24 serum of 30 ml costs £800.00 a litre', () => {
  const price = unitPrice(2400, 30, 'ml');
  expect(price).toEqual({ pence: 80000, per: 'litre' });
  expect(price && formatUnitPrice(price)).toBe('£800.00 / litre');
});

test('a lipstick is priced by the kilogram, a box of capsules by the capsule', () => {
  expect(unitPrice(1600, 3.2, 'g')).toEqual({ pence: 500000, per: 'kg' });
  expect(unitPrice(1200, 30, 'item')).toEqual({ pence: 40, per: 'item' });
});

test('beside the legal unit stands one near to the content', () => {
  expect(nearUnitPrice(1900, 1.2, 'ml')).toBe('£15.83 / ml');
  expect(nearUnitPrice(2400, 30, 'ml')).toBe('£80.00 / 100 ml');
  expect(nearUnitPrice(1600, 3.2, 'g')).toBe('£5.00 / g');
  expect(nearUnitPrice(1200, 30, 'item')).toBe('');
  expect(nearUnitPrice(1200, null, 'ml')).toBe('');
});

test.each([
  [null, 'ml'],
  [30, null],
  [0, 'ml'],
  [-1, 'g'],
  [Number.NaN, 'g'],
  [1, 'item'],
] as const)('a content of %s %s has no unit price', (amount, unit) => {
  expect(unitPrice(2400, amount, unit)).toBeNull();
});

test('sizes read as on the pack', () => {
  expect(formatSize(30, 'ml')).toBe('30 ml');
  expect(formatSize(3.2, 'g')).toBe('3.2 g');
  expect(formatSize(30, 'item')).toBe('30 items');
  expect(formatSize(1, 'item')).toBe('1 item');
  expect(formatSize(0.1 + 0.2, 'g')).toBe('0.3 g');
  expect(formatSize(null, 'ml')).toBe('');
  expect(formatSize(5, null)).toBe('');
});

test('twice the content at twice the price has the same unit price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 2, max: 5000 }),
      (pence, amount) => {
        for (const unit of ['ml', 'g', 'item'] as const) {
          expect(unitPrice(pence * 2, amount * 2, unit)).toEqual(unitPrice(pence, amount, unit));
        }
      },
    ),
  );
});

test('what is free has a unit price, and what has no price has none', () => {
  expect(unitPrice(0, 30, 'ml')).toEqual({ pence: 0, per: 'litre' });
  for (const pence of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(unitPrice(pence, 30, 'ml')).toBeNull();
});

test('from 20 millilitres or grams the price is told by the hundred', () => {
  expect(nearUnitPrice(1000, 19.9, 'ml')).toBe('£0.50 / ml');
  expect(nearUnitPrice(1000, 20, 'ml')).toBe('£50.00 / 100 ml');
  expect(nearUnitPrice(1000, 30, null)).toBe('');
});

test('a content of nothing is not told', () => {
  for (const amount of [0, -1, null, Number.NaN, Number.POSITIVE_INFINITY])
    expect(formatSize(amount, 'ml')).toBe('');
  expect(formatSize(30, null)).toBe('');
});
