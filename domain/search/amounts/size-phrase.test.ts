import { expect, test } from 'vitest';
import { readSize, withSplitSizes } from './size-phrase.ts';

test.each([
  ['30ml', 30, 'ml', ''],
  ['30 ml', 30, 'ml', ''],
  ['50ML hand cream', 50, 'ml', 'hand cream'],
  ['hand cream 50 ml tube', 50, 'ml', 'hand cream tube'],
  ['250g', 250, 'g', ''],
  ['250 grams of bath salts', 250, 'g', 'of bath salts'],
  ['1.5g brow gel', 1.5, 'g', 'brow gel'],
  ['1l shampoo', 1000, 'ml', 'shampoo'],
  ['half 0.5 litre', 500, 'ml', 'half'],
  ['1kg', 1000, 'g', ''],
  ['size 50ml', 50, 'ml', ''],
  ['hand cream size of 50 ml', 50, 'ml', 'hand cream'],
  ['50ml size perfume', 50, 'ml', 'perfume'],
  ['travel size 30ml', 30, 'ml', 'travel size'],
] as const)('%s is a size', (text, amount, unit, rest) => {
  expect(readSize(text)).toMatchObject({ size: { amount, unit }, rest });
});

test.each([
  'spf 50',
  'spf50 gel',
  '5 g2',
  '10% niacinamide',
  'ml',
  '2 in 1 gel',
  'vitamin b12 ml',
  '1 glitter',
  '0 ml',
])('%s is none', (text) => {
  expect(readSize(text)).toBeNull();
});

test('a figure is split from its unit and from nothing else', () => {
  expect(withSplitSizes('50ml hand cream')).toBe('50 ml hand cream');
  expect(withSplitSizes('1.5g or 250 ml')).toBe('1.5 g or 250 ml');
  expect(withSplitSizes('spf50 b12 2in1')).toBe('spf50 b12 2in1');
});
