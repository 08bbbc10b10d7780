import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPounds, penceToPounds, percentOff, plainPounds, poundsToPence, wholePounds } from './money.ts';

test('prices are shown in pounds with two decimals and grouped thousands', () => {
  expect(formatPounds(2499)).toBe('£24.99');
  expect(formatPounds(123450)).toBe('£1,234.50');
  expect(formatPounds(100000000)).toBe('£1,000,000.00');
  expect(formatPounds(5)).toBe('£0.05');
  expect(formatPounds(-599)).toBe('-£5.99');
  expect(formatPounds(-0.2)).toBe('£0.00');
});

test('pounds of the outside world are exact to the penny, there and back', () => {
  expect(poundsToPence(33.6)).toBe(3360);
  expect(poundsToPence(0.29)).toBe(29);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (pence) => {
      expect(poundsToPence(penceToPounds(pence))).toBe(pence);
    }),
  );
});

test('a spreadsheet gets plain amounts, always with two decimals', () => {
  expect([2100, 450, 123450].map(plainPounds)).toEqual(['21.00', '4.50', '1234.50']);
});

test.each([undefined, null, '12', Number.NaN, Number.POSITIVE_INFINITY, {}])(
  'a price of %s shows £0.00',
  (value) => {
    expect(formatPounds(value)).toBe('£0.00');
  },
);

test('a reduction from £40 to £30 is 25 percent off, a price rise is none', () => {
  expect(percentOff(4000, 3000)).toBe(25);
  expect(percentOff(3000, 2000)).toBe(33);
  expect(percentOff(3000, 3000)).toBe(0);
  expect(percentOff(2000, 3000)).toBe(0);
  expect(percentOff(0, 0)).toBe(0);
  expect(percentOff(Number.NaN, 100)).toBe(0);
});

test('what is no number of pence is shown as nothing', () => {
  for (const value of [null, undefined, '1200', '', [1200], Number.NaN, Number.POSITIVE_INFINITY])
    expect(formatPounds(value)).toBe('£0.00');
  expect(formatPounds(0)).toBe('£0.00');
  expect(formatPounds(-0.4)).toBe('£0.00');
});

test('only pence of nothing are left out', () => {
  expect([5000, 4950, 100_000].map(wholePounds)).toEqual(['£50', '£49.50', '£1,000']);
});

test('a price of nothing is 100 % off, one below it is no reduction', () => {
  expect(percentOff(1200, 0)).toBe(100);
  expect(percentOff(1200, -1)).toBe(0);
  expect(percentOff(1200, 1200)).toBe(0);
});
