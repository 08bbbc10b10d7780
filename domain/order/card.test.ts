import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardBrand, lastFour } from './card.ts';

test.each([
  ['4242 4242 4242 4242', 'Visa'],
  ['5555-5555-5555-4444', 'Mastercard'],
  ['2223 0031 2200 3222', 'Mastercard'],
  ['2720 9900 0000 0000', 'Mastercard'],
  ['2721 0000 0000 0000', 'Card'],
  ['3782 822463 10005', 'American Express'],
  ['6759 6498 2643 8453', 'Maestro'],
  ['6011 1111 1111 1117', 'Discover'],
  ['3056 9309 0259 04', 'Diners Club'],
  ['3566 0020 2036 0505', 'JCB'],
  ['6200 0000 0000 0005', 'UnionPay'],
  ['', 'Card'],
  ['my card', 'Card'],
])('%s is of the brand %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});

test('only the last four digits come out, never letters', () => {
  expect(lastFour('4242 4242 4242 4321')).toBe('4321');
  expect(lastFour('my card')).toBe('');
});

test('no more than four digits ever come out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (number) => {
      expect(lastFour(number)).toMatch(/^\d{0,4}$/);
    }),
  );
});
