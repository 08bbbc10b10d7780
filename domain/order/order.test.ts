import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasLeft,
  holdsStock,
  isUnusualMove,
  linesShown,
  moreLinesText,
  nextStatus,
  ORDER_STATUSES,
  orderNumber,
} from './order.ts';

test('an order number is ZA and nine random digits', () => {
  expect(orderNumber(0.123_456_789)).toBe('ZA123456789');
  expect(orderNumber(0)).toBe('ZA000000000');
  expect(orderNumber(0.999_999_999_9)).toBe('ZA999999999');
});

test('an order number is the prefix and nine digits', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(chance, (random) => {
      expect(orderNumber(random)).toMatch(/^ZA\d{9}$/);
    }),
  );
});

test('an order usually moves forward; a step back or out of the end is asked about', () => {
  expect(isUnusualMove('confirmed', 'processing')).toBe(false);
  expect(isUnusualMove('confirmed', 'cancelled')).toBe(false);
  expect(isUnusualMove('shipped', 'delivered')).toBe(false);
  expect(isUnusualMove('confirmed', 'delivered')).toBe(true);
  expect(isUnusualMove('shipped', 'processing')).toBe(true);
  expect(isUnusualMove('cancelled', 'confirmed')).toBe(true);
  expect(isUnusualMove('delivered', 'cancelled')).toBe(true);
  expect(ORDER_STATUSES.some((status) => isUnusualMove(status, status))).toBe(false);
});

test('only a cancelled order has given its stock back', () => {
  expect(ORDER_STATUSES.filter((status) => !holdsStock(status))).toEqual(['cancelled']);
});

test('the order list shows three items and how many more there are', () => {
  expect(linesShown(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c']);
  expect(linesShown(['a'])).toEqual(['a']);
  expect(moreLinesText(2)).toBe('+2 more');
  expect(moreLinesText(0)).toBe('');
});

test('the usual next step never cancels, and ends with delivery', () => {
  expect(ORDER_STATUSES.map((status) => [status, nextStatus(status)])).toEqual([
    ['confirmed', 'processing'],
    ['processing', 'shipped'],
    ['shipped', 'delivered'],
    ['delivered', null],
    ['cancelled', null],
  ]);
});

test('goods have left where they are on their way or there', () => {
  expect(ORDER_STATUSES.filter(hasLeft)).toEqual(['shipped', 'delivered']);
});
