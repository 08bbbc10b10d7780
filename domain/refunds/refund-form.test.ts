import { expect, test } from 'vitest';
import { parseRefund, rateValue } from './refund-form.ts';

const form = { amount: '', delivery: '', left: '£20', reason: ' Damaged ', key: 'k-1' };
const read = (changes: Record<string, string>) => parseRefund({ ...form, ...changes });
const refundOf = (changes: Record<string, string>) => {
  const parsed = read(changes);
  return parsed.ok ? parsed.refund : parsed.errors;
};

test('a refund of a sum is read in pence, with what was left when its form was opened', () => {
  expect(read({ amount: '12.50', rate: '20', tender: 'card' })).toEqual({
    ok: true,
    refund: {
      lines: [],
      deliveryPence: 0,
      amountPence: 1250,
      sumRate: { rate: 20 },
      tender: 'card',
      leftPence: 2000,
      reason: 'Damaged',
      key: 'k-1',
    },
  });
});

test('pieces of a line are read under its id, refunded and put back each by itself', () => {
  const asked = { 'refund.l1': '2', 'restock.l1': ' 1 ', 'refund.l2': '', 'restock.l3': '4' };
  expect(refundOf(asked)).toMatchObject({
    lines: [
      { lineId: 'l1', quantity: 2, restock: 1 },
      { lineId: 'l2', quantity: 0, restock: 0 },
      { lineId: 'l3', quantity: 0, restock: 4 },
    ],
    amountPence: 0,
    deliveryPence: 0,
    sumRate: null,
  });
});

test('one of pieces, delivery and a sum is needed', () => {
  expect(refundOf({})).toEqual({ amount: 'Refund is required' });
  expect(refundOf({ 'refund.l1': '0' })).toEqual({ amount: 'Refund is required' });
  expect(refundOf({ amount: '0' })).toEqual({ amount: 'Refund must be at least £0.01' });
  expect(refundOf({ delivery: '5.99' })).toMatchObject({ deliveryPence: 599 });
  expect(refundOf({ 'restock.l1': '1' })).toMatchObject({ lines: [{ restock: 1 }] });
});

test('everything that is wrong is named at once, each under its own field', () => {
  expect(
    Object.keys(refundOf({ amount: 'x', delivery: 'y', left: '', reason: '', key: '' })).toSorted(),
  ).toEqual(['amount', 'delivery', 'key', 'left', 'reason']);
  for (const wrong of ['1.5', '-1', 'two', '1000000'])
    expect(refundOf({ amount: '1', 'refund.l1': wrong })).toEqual({
      'refund.l1': 'Pieces must be a whole number such as 1',
    });
  expect(parseRefund({ ...form, amount: '1', 'refund.l1': 2 }).ok).toBe(false);
});

test.each([
  ['all', { rate: 'all' }],
  ['none', { rate: null }],
  ['20', { rate: 20 }],
  ['0', { rate: 0 }],
  ['20.5', null],
  ['', null],
])('the rate %j of a sum is %j', (rate, sumRate) => {
  expect(refundOf({ amount: '1', rate })).toMatchObject({ sumRate });
});

test('a rate is read as it was written, and a tender that the shop has not is none', () => {
  for (const rate of [20, 5, 0, null])
    expect(refundOf({ amount: '1', rate: rateValue(rate) })).toMatchObject({ sumRate: { rate } });
  expect(refundOf({ amount: '1', tender: 'shells' })).toMatchObject({ tender: undefined });
});
