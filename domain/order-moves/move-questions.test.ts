import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLeft, ORDER_STATUSES } from '#domain/order/order.ts';
import { PAYMENT_CONCERNS } from '#domain/payment/payment-risk.ts';
import { PAYMENT_STATES } from '#domain/payment/payment-state.ts';
import { moveQuestions } from './move-questions.ts';

const moves = fc.record({
  from: fc.constantFrom(...ORDER_STATUSES),
  to: fc.constantFrom(...ORDER_STATUSES),
  wasSent: fc.boolean(),
  paymentState: fc.constantFrom(...PAYMENT_STATES),
  leftPence: fc.nat(10_000),
  concerns: fc.subarray([...PAYMENT_CONCERNS]),
});

test('cancelling asks about money that could go back, and about the pieces of what has left', () => {
  fc.assert(
    fc.property(moves, (move) => {
      const questions = moveQuestions({ ...move, to: 'cancelled' });
      const isCancelling = move.from !== 'cancelled';
      expect(questions.includes('money')).toBe(isCancelling && move.leftPence > 0);
      expect(questions.includes('stock')).toBe(isCancelling && (hasLeft(move.from) || move.wasSent));
    }),
  );
});

test('goods leave for no payment that is disputed, warned about or in review without a question', () => {
  fc.assert(
    fc.property(moves, (move) => {
      const leaves =
        !hasLeft(move.from) &&
        move.from !== move.to &&
        ['processing', 'shipped', 'delivered'].includes(move.to);
      const questions = moveQuestions(move);
      for (const concern of move.concerns) expect(questions.includes(concern)).toBe(leaves);
      expect(questions.includes('goods-for-nothing')).toBe(leaves && move.paymentState === 'refunded');
    }),
  );
});
