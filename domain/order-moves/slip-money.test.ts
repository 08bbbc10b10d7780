import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLeft, ORDER_STATUSES } from '#domain/order/order.ts';
import { PAYMENT_CONCERNS } from '#domain/payment/payment-risk.ts';
import { allowsPayment, PAYMENT_STATES } from '#domain/payment/payment-state.ts';
import { slipMoney } from './slip-money.ts';

const orders = fc.record({
  orderStatus: fc.constantFrom(...ORDER_STATUSES),
  paymentState: fc.constantFrom(...PAYMENT_STATES),
  totalPence: fc.integer({ min: 1, max: 100_000 }),
  concerns: fc.subarray([...PAYMENT_CONCERNS]),
  piecesLeft: fc.integer({ min: 0, max: 3 }),
});

test('a slip names the sum to collect exactly where cash is due, and stops what is not to be sent', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { orderStatus, paymentState, concerns, piecesLeft } = order;
      const { kind } = slipMoney(order);
      const isHeld = concerns.length > 0 && !hasLeft(orderStatus);
      const mayGo =
        orderStatus !== 'cancelled' &&
        allowsPayment('send', paymentState) &&
        paymentState !== 'refunded' &&
        piecesLeft > 0 &&
        !isHeld;
      expect(kind === 'stop').toBe(!mayGo);
      if (mayGo) expect(kind === 'collect').toBe(paymentState === 'cash due');
    }),
  );
});

test('the courier reads the sum, the packer why not', () => {
  const order = { orderStatus: 'confirmed', totalPence: 3959, concerns: [], piecesLeft: 1 } as const;
  expect(slipMoney({ ...order, paymentState: 'cash due' }).text).toBe('Cash on delivery: collect £39.59');
  expect(slipMoney({ ...order, paymentState: 'paid' }).text).toBe('Paid: nothing to collect');
  expect(slipMoney({ ...order, paymentState: 'awaiting payment' }).text).toBe('Not paid: do not send');
  expect(slipMoney({ ...order, paymentState: 'paid', concerns: ['in-review'] })).toEqual({
    kind: 'stop',
    text: 'On hold: ask before sending',
    reasons: ['The payment is in review at the payment service.'],
  });
});

test('an order that was corrected upwards is not packed before the difference is paid', () => {
  const order = {
    orderStatus: 'confirmed',
    paymentState: 'paid',
    totalPence: 3959,
    concerns: [],
    piecesLeft: 1,
  } as const;
  expect(slipMoney({ ...order, differencePence: 250 })).toEqual({
    kind: 'stop',
    text: 'Not all paid: do not send',
    reasons: ['£2.50 is still to be paid after a correction.'],
  });
  expect(slipMoney({ ...order, differencePence: 0 }).kind).toBe('paid');
});
