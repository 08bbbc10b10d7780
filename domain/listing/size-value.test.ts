import { expect, test } from 'vitest';
import { compareSizes, isSizeValue, sizeName, sizeValue } from './size-value.ts';

test('a size is named by amount and unit', () => {
  expect(sizeValue(30, 'ml')).toBe('30ml');
  expect(sizeValue(1.5, 'g')).toBe('1.5g');
  expect(sizeValue(3, 'item')).toBeNull();
  expect(sizeValue(null, 'ml')).toBeNull();
  expect(sizeName('30ml')).toBe('30 ml');
  expect(sizeName('1.5g')).toBe('1.5 g');
});

test('an address can name nothing else', () => {
  expect(['30ml', '1.5g', '0.5ml', '1000ml'].filter(isSizeValue)).toHaveLength(4);
  expect(['30', 'ml', '03ml', '30 ml', '30l', '1.ml', '12345678ml'].filter(isSizeValue)).toEqual([]);
});

test('sizes follow each other, the smallest of a unit first', () => {
  expect(['100ml', '3g', '30ml', '1.5g', '5ml'].sort(compareSizes)).toEqual([
    '5ml',
    '30ml',
    '100ml',
    '1.5g',
    '3g',
  ]);
});
