import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLeft, ORDER_STATUSES } from '#domain/order/order.ts';
import { whyNotSent } from '#domain/order/sending.ts';
import { PAYMENT_CONCERNS } from '#domain/payment/payment-risk.ts';
import { PAYMENT_STATES } from '#domain/payment/payment-state.ts';
import { moveQuestions } from './move-questions.ts';
import { packingOf } from './packing.ts';

const facts = fc.record({
  orderStatus: fc.constantFrom(...ORDER_STATUSES),
  paymentState: fc.constantFrom(...PAYMENT_STATES),
  differencePence: fc.constantFrom(0, 250),
  concerns: fc.subarray([...PAYMENT_CONCERNS]),
  piecesLeft: fc.integer({ min: 0, max: 3 }),
});

test('what may be packed without a question may be sent without one, and what is asked about is asked then', () => {
  fc.assert(
    fc.property(facts, (order) => {
      const { orderStatus, concerns } = order;
      const packing = packingOf(order);
      const questions = moveQuestions({
        ...order,
        from: orderStatus,
        to: 'shipped',
        wasSent: false,
        leftPence: 0,
      });
      const isOnItsWay = hasLeft(orderStatus);
      if (packing.kind !== 'not') {
        expect(order.piecesLeft).toBeGreaterThan(0);
        expect(whyNotSent({ ...order, paymentMethod: 'card' })).toBe(null);
        if (!isOnItsWay) expect(questions).toEqual(packing.kind === 'ask' ? concerns : []);
      } else expect(packing.reason).not.toBe('');
    }),
  );
});

test.each([
  [{ orderStatus: 'cancelled' }, 'The order is cancelled.'],
  [{ paymentState: 'awaiting payment' }, 'It cannot be packed or sent. The shopper has not paid yet.'],
  [{ differencePence: 250 }, '£2.50 is still to be paid after a correction.'],
  [{ piecesLeft: 0 }, 'Nothing of it is left to send.'],
  [{ paymentState: 'refunded' }, 'All of the money was given back.'],
] as const)('an order is not packed, with the reason: %j', (change, reason) => {
  const order = { orderStatus: 'confirmed', paymentState: 'paid', concerns: [], piecesLeft: 1 } as const;
  expect(packingOf(order)).toEqual({ kind: 'ready' });
  expect(packingOf({ ...order, ...change })).toMatchObject({ kind: 'not', reason });
});
