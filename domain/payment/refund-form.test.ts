import { expect, test } from 'vitest';
import { parseRefund } from './refund-form.ts';

const form = { amount: '12.50', left: '£20', reason: ' Damaged ', key: 'k-1' };

test('a refund is read in pence, with what was left when its form was opened', () => {
  expect(parseRefund(form)).toEqual({
    ok: true,
    amountPence: 1250,
    leftPence: 2000,
    reason: 'Damaged',
    key: 'k-1',
  });
  expect(parseRefund({ ...form, amount: '0.01', left: '0' })).toMatchObject({ amountPence: 1, leftPence: 0 });
});

test('every field that is missing or wrong is named, each by its own words', () => {
  const errorsOf = (changes: object) => {
    const parsed = parseRefund({ ...form, ...changes });
    return parsed.ok ? {} : parsed.errors;
  };
  expect(errorsOf({ amount: '0' })).toEqual({ amount: 'Refund must be at least £0.01' });
  expect(errorsOf({ amount: 'much' }).amount).toMatch(/^Refund/);
  expect(errorsOf({ reason: '' }).reason).toMatch(/^Reason/);
  expect(errorsOf({ left: '' }).left).toMatch(/^Rest/);
  expect(errorsOf({ key: '' }).key).toMatch(/^Form/);
  expect(Object.keys(errorsOf({ amount: '', left: '', reason: '', key: '' })).toSorted()).toEqual([
    'amount',
    'key',
    'left',
    'reason',
  ]);
});
