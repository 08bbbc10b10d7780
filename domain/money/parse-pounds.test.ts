import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPounds, penceToPounds } from './money.ts';
import { parsePounds } from './parse-pounds.ts';

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
  ['24.9900', 2499],
  ['7.5000', 750],
  ['£1,030.000', 103000],
  ['.100', 10],
  ['-0.000', 0],
  ['12.50 GBP', 1250],
  ['GBP 1,299.00', 129900],
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
  ['12.50 EUR', 'not-a-price'],
  ['GBP', 'not-a-price'],
  ['1e3', 'not-a-price'],
  [Number.NaN, 'not-a-price'],
  [Number.POSITIVE_INFINITY, 'not-a-price'],
  ['-5', 'negative'],
  ['£-5.00', 'negative'],
  ['−0.01', 'negative'],
  [-1e-9, 'negative'],
  ['24.999', 'too-precise'],
  ['3.125', 'too-precise'],
  ['0.0010', 'too-precise'],
  ['-0.0010', 'negative'],
  [0.1 + 0.2, 'too-precise'],
  [1e-7, 'too-precise'],
  ['10,000,000', 'too-large'],
  [1e21, 'too-large'],
  [1e300, 'too-large'],
])('%s is refused as %s', (input, problem) => {
  expect(parsePounds(input)).toEqual({ ok: false, problem });
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

test('a third decimal is never rounded into the pence, and large figures need no commas', () => {
  expect(parsePounds('-0.001')).toEqual({ ok: false, problem: 'negative' });
  expect(parsePounds('9999999.995')).toEqual({ ok: false, problem: 'too-precise' });
  expect(parsePounds(1234567.89)).toEqual({ ok: true, pence: 123_456_789 });
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(parsePounds(value)).toEqual({ ok: false, problem: 'not-a-price' });
});
