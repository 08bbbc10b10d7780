import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transferAccount } from './transfer-account.ts';
import { remindAt, transferHoldUntil } from './transfer-hold.ts';

const received = (amountPence: number) => ({ kind: 'received' as const, amountPence });
const paid = { kind: 'captured' as const, amountPence: 3000, tender: 'transfer' as const };
const AWAITED = { totalPence: 3000, paymentState: 'awaiting payment' as const };

test('a part is held and the rest owed, and what is too much is to be paid back', () => {
  expect(transferAccount([received(1000)], [], AWAITED)).toMatchObject({
    heldPence: 1000,
    owedPence: 2000,
    overPence: 0,
  });
  const over = transferAccount([received(3500)], [paid], { ...AWAITED, paymentState: 'paid' });
  expect(over).toEqual({ atBankPence: 3500, paidPence: 3000, heldPence: 500, owedPence: 0, overPence: 500 });
  const ended = transferAccount([received(900)], [], { ...AWAITED, paymentState: 'failed' });
  expect(ended).toMatchObject({ owedPence: 0, overPence: 900 });
});

test('of a total that was corrected only the difference is owed, beside what is paid', () => {
  const raised = { totalPence: 3700, paymentState: 'awaiting payment' as const };
  expect(transferAccount([received(3000)], [paid], raised)).toMatchObject({ owedPence: 700, overPence: 0 });
  expect(transferAccount([received(3900)], [paid], raised)).toMatchObject({ owedPence: 0, overPence: 200 });
});

test('money of another tender is none of the bank’s', () => {
  const cash = { kind: 'cash-received' as const, amountPence: 3000, tender: 'cash' as const };
  expect(transferAccount([], [cash], { ...AWAITED, paymentState: 'cash received' })).toMatchObject({
    paidPence: 0,
    overPence: 0,
  });
});

test('a receipt and the row against it leave nothing, in whatever order they are read', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 6 });
  fc.assert(
    fc.property(amounts, (all) => {
      const rows = all.flatMap((amountPence) => [
        received(amountPence),
        { kind: 'corrected' as const, amountPence },
      ]);
      const against = { kind: 'receipt-corrected' as const, amountPence: 3000, tender: 'transfer' as const };
      for (const entries of [rows, rows.toReversed()])
        expect(transferAccount(entries, [paid, against], AWAITED)).toMatchObject({
          atBankPence: 0,
          owedPence: 3000,
        });
    }),
  );
});

test('the reminder comes two days before the end, and halfway through a short hold', () => {
  const placed = Date.parse('2026-11-21T10:00:00.000Z');
  const week = transferHoldUntil(placed, 7);
  expect(week).toBe('2026-11-28T10:00:00.000Z');
  expect(remindAt(placed, week)).toBe('2026-11-26T10:00:00.000Z');
  expect(remindAt(placed, transferHoldUntil(placed, 1))).toBe('2026-11-21T22:00:00.000Z');
});
