import { expect, test } from 'vitest';
import { formatPounds } from '#domain/money/money.ts';
import { salesChangeText } from './sales-change.ts';

const text = (now: number, before: number, ordersBefore: number) =>
  salesChangeText({ now, before, ordersBefore }, 30, formatPounds);

test('a percentage is stated where there were orders enough to compare with', () => {
  expect(text(112_00, 100_00, 20)).toBe('+12% on the 30 days before');
  expect(text(50_00, 100_00, 20)).toBe('−50% on the 30 days before');
});

test('after a few orders the earlier figure is stated itself', () => {
  expect(text(3086_12, 129_80, 1)).toBe('after £129.80 in the 30 days before');
});

test('after nothing there is nothing to compare with', () => {
  expect(text(112_00, 0, 0)).toBe('');
});
