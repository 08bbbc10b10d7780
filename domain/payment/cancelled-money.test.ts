import { expect, test } from 'vitest';
import { type CancelledMoney, cancelledMoneyOf, cancelledMoneyText } from './cancelled-money.ts';

const NONE: CancelledMoney = {
  paymentState: 'paid',
  isCash: false,
  isTestCard: false,
  refundedPence: 0,
  promisedPence: 0,
  keptPence: 0,
  failedPence: 0,
};
const LETTERS = { sendsMail: true };
const textOf = (money: Partial<CancelledMoney>) =>
  cancelledMoneyText({ ...NONE, ...money }, LETTERS).join(' ');

test('a cash order that was not paid owes nothing', () => {
  expect(textOf({ isCash: true, paymentState: 'failed' })).toBe(
    'Nothing was paid for it, and you need not pay anything.',
  );
});

test('a card that was not charged is told so, and of a sum held by the bank', () => {
  expect(textOf({ paymentState: 'awaiting payment' })).toBe('You were not charged for it.');
  expect(textOf({ paymentState: 'authorised' })).toContain('pending for a few days');
});

test('each part of the money is told apart', () => {
  const text = textOf({ refundedPence: 500, promisedPence: 1000, keptPence: 250 });
  expect(text).toContain('We refunded £5.00');
  expect(text).toContain('We are refunding £10.00');
  expect(text).toContain('£2.50 of what you paid is not refunded yet');
});

test('of a test card no money is said to move', () => {
  const text = textOf({ isTestCard: true, refundedPence: 500, promisedPence: 1000, keptPence: 250 });
  expect(text).toBe(
    'We refunded £5.00 to the test card: no money was taken. ' +
      'We are refunding £10.00 to the test card: no money was taken. ' +
      '£2.50 is not refunded to the test card yet: no money was taken.',
  );
  expect(text).not.toMatch(/Banks|ten days|original payment/);
});

test('a refund that failed is told, until a later one makes it good', () => {
  const paid = { paymentState: 'paid', paymentMethod: 'card', isTestCard: false } as const;
  const ledger = [{ kind: 'captured', amountPence: 2000 }] as const;
  const failed = { state: 'failed', amountPence: 2000 };
  const money = (...refunds: { state: string; amountPence: number }[]) =>
    cancelledMoneyText(cancelledMoneyOf(paid, ledger, refunds), LETTERS).join(' ');
  expect(money(failed)).toBe(
    'The refund of £20.00 did not go through; we are on it, and will email you once it has.',
  );
  const again = money(failed, { state: 'pending', amountPence: 2000 });
  expect(again).toContain('We are refunding £20.00');
  expect(again).not.toContain('did not go through');
});

test('what a failed refund leaves beside itself is told apart from it', () => {
  const texts = cancelledMoneyText({ ...NONE, keptPence: 900, failedPence: 300 }, { sendsMail: false });
  expect(texts).toEqual([
    'The refund of £3.00 did not go through; we are on it.',
    '£6.00 of what you paid is not refunded yet. To ask about it, please write to us.',
  ]);
  expect(textOf({ keptPence: 250 })).toBe(
    '£2.50 of what you paid is not refunded yet. We will email you once it is; to ask about it, please write to us.',
  );
});

test('money that moves in one way alone is never said not to have been charged', () => {
  for (const part of ['refundedPence', 'promisedPence', 'keptPence'] as const)
    expect(textOf({ [part]: 100 })).not.toContain('not charged');
  expect(textOf({ promisedPence: 100, keptPence: 100 })).toContain('We are refunding £1.00');
  expect(textOf({ refundedPence: 100, promisedPence: 100 })).toContain('We refunded £1.00');
});

test.each([
  ['cod', true],
  ['card', false],
])('an order paid by %s is cash: %j', (paymentMethod, isCash) => {
  const order = { paymentState: 'cash due', paymentMethod, isTestCard: true } as const;
  expect(cancelledMoneyOf(order, [], [])).toEqual({
    ...NONE,
    paymentState: 'cash due',
    isCash,
    isTestCard: true,
  });
});
