import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPounds, parsePounds, penceToPounds, percentOff } from './money.ts';

test.each([
  ['£1,234.50', 123450],
  [' 12 ', 1200],
  [24.99, 2499],
  ['.5', 50],
  ['5.', 500],
  ['£ 3.4', 340],
  ['0', 0],
  [-0, 0],
  [1e6, 100000000],
  ['9,999,999.99', 999999999],
  [19.9, 1990],
])('%s is a price', (input, pence) => {
  expect(parsePounds(input)).toEqual({ ok: true, pence });
});

test.each([
  ['', 'not-a-price'],
  ['£', 'not-a-price'],
  ['.', 'not-a-price'],
  ['free', 'not-a-price'],
  ['12,50', 'not-a-price'],
  ['1,23,456', 'not-a-price'],
  ['12 50', 'not-a-price'],
  ['1e3', 'not-a-price'],
  [Number.NaN, 'not-a-price'],
  [Number.POSITIVE_INFINITY, 'not-a-price'],
  ['-5', 'negative'],
  ['£-5.00', 'negative'],
  ['−0.01', 'negative'],
  [-1e-9, 'negative'],
  ['24.999', 'too-precise'],
  ['24.990', 'too-precise'],
  [0.1 + 0.2, 'too-precise'],
  [1e-7, 'too-precise'],
  ['10,000,000', 'too-large'],
  [1e21, 'too-large'],
  [1e300, 'too-large'],
])('%s is refused as %s', (input, problem) => {
  expect(parsePounds(input)).toEqual({ ok: false, problem });
});

test('prices are shown in pounds with two decimals and grouped thousands', () => {
  expect(formatPounds(2499)).toBe('£24.99');
  expect(formatPounds(123450)).toBe('£1,234.50');
  expect(formatPounds(100000000)).toBe('£1,000,000.00');
  expect(formatPounds(5)).toBe('£0.05');
  expect(formatPounds(-599)).toBe('-£5.99');
  expect(formatPounds(-0.2)).toBe('£0.00');
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

const anyPence = fc.integer({ min: 0, max: 999_999_999 });

test('every price survives being shown and read again', () => {
  fc.assert(
    fc.property(anyPence, (pence) => {
      expect(parsePounds(formatPounds(pence))).toEqual({ ok: true, pence });
    }),
  );
});

test('every price survives the browser storage in pounds', () => {
  fc.assert(
    fc.property(anyPence, (pence) => {
      expect(parsePounds(penceToPounds(pence))).toEqual({ ok: true, pence });
    }),
  );
});

test('reading a price never throws and never gives a fraction of a penny', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double()), (input) => {
      const parsed = parsePounds(input);
      if (parsed.ok) expect(Number.isSafeInteger(parsed.pence) && parsed.pence >= 0).toBe(true);
    }),
  );
});
