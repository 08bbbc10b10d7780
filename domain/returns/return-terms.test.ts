import { expect, test } from 'vitest';
import { postageWords, timeToCancel, whereToSend } from './return-terms.ts';

test('a shop that gives more days names them, and none names fewer than the law', () => {
  expect([7, 14, 15, 30, 365].map((returnDays) => timeToCancel({ returnDays }))).toEqual([
    '14 days',
    '14 days',
    '15 days',
    '30 days',
    '365 days',
  ]);
});

test('postage and address follow the settings', () => {
  expect(postageWords({ freeReturns: true })).toBe('we pay for sending them');
  expect(postageWords({ freeReturns: false })).toBe('the cost of sending them is yours');
  expect(whereToSend({ returnAddress: '1 Return Row\nLeeds' })).toBe('1 Return Row, Leeds');
  expect(whereToSend({ returnAddress: '' })).toBe('the address we give you when you tell us');
});
