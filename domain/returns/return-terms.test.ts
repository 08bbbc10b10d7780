import { expect, test } from 'vitest';
import { postageWords, timeToCancel } from './return-terms.ts';

test('a shop that gives more days names them, and none names fewer than the law', () => {
  expect([7, 14, 15, 30, 365].map((returnDays) => timeToCancel({ returnDays }))).toEqual([
    '14 days',
    '14 days',
    '15 days',
    '30 days',
    '365 days',
  ]);
});

test('postage follows the settings', () => {
  expect(postageWords({ freeReturns: true })).toBe('we pay for sending them');
  expect(postageWords({ freeReturns: false })).toBe('the cost of sending them is yours');
});
