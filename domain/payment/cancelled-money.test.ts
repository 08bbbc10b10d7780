import { expect, test } from 'vitest';
import { type CancelledMoney, cancelledMoneyText } from './cancelled-money.ts';

const NONE: CancelledMoney = {
  paymentState: 'paid',
  isCash: false,
  refundedPence: 0,
  promisedPence: 0,
  keptPence: 0,
};
const textOf = (money: Partial<CancelledMoney>) => cancelledMoneyText({ ...NONE, ...money }).join(' ');

test('a cash order that was not paid owes nothing', () => {
  expect(textOf({ isCash: true, paymentState: 'failed' })).toBe(
    'Nothing was paid for it, and you need not pay anything.',
  );
});

test('a card that was not charged is told so, and of a sum held by the bank', () => {
  expect(textOf({ paymentState: 'awaiting payment' })).toBe('Nothing was taken for it.');
  expect(textOf({ paymentState: 'authorised' })).toContain('held for a few days');
});

test('each part of the money is told apart', () => {
  const text = textOf({ refundedPence: 500, promisedPence: 1000, keptPence: 250 });
  expect(text).toContain('We refunded £5.00');
  expect(text).toContain('We are refunding £10.00');
  expect(text).toContain('£2.50 of what you paid is not refunded yet');
});
