import { expect, test } from 'vitest';
import { failedRefundForStaff, failedRefundPence, failedRefundText } from './failed-refund.ts';
import { refundablePence } from './refundable.ts';

const refund = (state: string, amountPence: number) => ({ state, amountPence });

test('a refund that failed is missing until a later one is made', () => {
  expect(failedRefundPence(5000, [])).toBe(0);
  expect(failedRefundPence(5000, [refund('failed', 700)])).toBe(700);
  expect(failedRefundPence(5000, [refund('failed', 700), refund('succeeded', 100)])).toBe(0);
  expect(
    failedRefundPence(5000, [refund('failed', 900), refund('pending', 100), refund('failed', 700)]),
  ).toBe(700);
});

test('tries of the same refund count once, the largest, and never more than the shop still has', () => {
  expect(failedRefundPence(5000, [refund('failed', 700), refund('failed', 400)])).toBe(700);
  expect(failedRefundPence(300, [refund('failed', 700)])).toBe(300);
});

test('shopper and staff read the sum', () => {
  expect(failedRefundText(700, { sendsMail: false })).toBe(
    'The refund of £7.00 did not go through; we are on it.',
  );
  expect(failedRefundForStaff(700)).toBe(
    'The refund of £7.00 failed: the customer does not have the money. Refund it again, or another way.',
  );
});

test('what is asked for or on its way cannot be refunded again, what failed or arrived is in the ledger', () => {
  const paid = [{ kind: 'captured', amountPence: 5000 }] as const;
  expect(refundablePence(paid, [refund('requested', 1000), refund('pending', 500)])).toBe(3500);
  expect(refundablePence(paid, [refund('failed', 1000), refund('succeeded', 500)])).toBe(5000);
  expect(refundablePence(paid, [refund('requested', 6000)])).toBe(0);
});
