import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrice } from './price-phrase.ts';

test.each([
  ['under £20', null, 2000, ''],
  ['gift under 20', null, 2000, 'gift'],
  ['perfume less than £60.50 for men', null, 6050, 'perfume for men'],
  ['below 20 pounds', null, 2000, ''],
  ['perfume over £50', 5000, null, 'perfume'],
  ['serum between £20 and £10', 1000, 2000, 'serum'],
  ['skincare under a tenner', null, 1000, 'skincare'],
  ['gift under a fiver for mum', null, 500, 'gift for mum'],
  ['perfume over fifty quid', 5000, null, 'perfume'],
  ['lipstick less than twenty', null, 2000, 'lipstick'],
  ['secret santa £20', null, 2000, 'secret santa'],
  ['£20 gifts', null, 2000, 'gifts'],
  ['night cream £50 to £60', 5000, 6000, 'night cream'],
])('%s says a price', (text, fromPence, toPence, rest) => {
  expect(readPrice(text)).toMatchObject({ range: { fromPence, toPence }, rest });
});

test.each([
  'spf 30',
  'under 50 ml',
  'up to 50ml',
  'under eye cream',
  'over 40s moisturiser x',
  'top 20',
  'under ten minutes',
  '£5 off',
])('%s says no price', (text) => expect(readPrice(text)).toBeNull());

test('any whole price in pounds is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (pounds) => {
      expect(readPrice(`balm under £${pounds}`)).toMatchObject({
        range: { toPence: pounds * 100 },
        rest: 'balm',
      });
    }),
  );
});
