import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSaving } from './saving-phrase.ts';

test.each([
  ['50% off', 50, ''],
  ['20 percent off lipstick', 20, 'lipstick'],
  ['skincare 30 per cent off', 30, 'skincare'],
  ['save 25% serum', 25, 'serum'],
  ['at least 40% off makeup', 40, 'makeup'],
  ['half price', 50, ''],
  ['1/2 price lipstick', 50, 'lipstick'],
  ['up to 70% off', 0, ''],
  ['up to 60% discount on haircare', 0, 'on haircare'],
])('%s says a reduction', (text, fromPercent, rest) => {
  expect(readSaving(text)).toMatchObject({ fromPercent, rest });
});

test.each([
  '10% niacinamide',
  '70% dark',
  'niacinamide 5 percent serum',
  '£5 off',
  '100% cotton',
  '20 offcuts',
  'lid off',
  'half moon price',
])('%s says no reduction', (text) => expect(readSaving(text)).toBeNull());

test('any percentage is read wherever it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.constantFrom('', 'gift '), (percent, before) => {
      expect(readSaving(`${before}${percent}% off balm`)).toMatchObject({
        fromPercent: percent,
        rest: `${before}balm`,
      });
    }),
  );
});
