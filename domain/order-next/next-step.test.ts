import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#domain/order/order.ts';
import { whyNotSent } from '#domain/order/sending.ts';
import { DISPUTE_STATES } from '#domain/payment/dispute.ts';
import { PAYMENT_CONCERNS } from '#domain/payment/payment-risk.ts';
import { PAYMENT_STATES } from '#domain/payment/payment-state.ts';
import { nextStep, type OrderFacts } from './next-step.ts';

const DUE = '2026-12-03T14:30:00.000Z';
const PLAIN: OrderFacts = {
  orderStatus: 'confirmed',
  paymentMethod: 'card',
  paymentState: 'paid',
  totalPence: 3959,
  holdUntil: null,
  disputes: [],
  concerns: [],
  failedRefundPence: 0,
  refundablePence: 3959,
  isRefundUnderWay: false,
  askedUntil: null,
};
const dispute = (state: (typeof DISPUTE_STATES)[number]) => ({
  state,
  evidenceDueAt: DUE,
  link: 'https://bank',
});
const CASH = { paymentMethod: 'cod', paymentState: 'cash due', refundablePence: 0 } as const;

test.each<[string, Partial<OrderFacts>, string]>([
  ['a paid order is packed', {}, 'Pack it'],
  ['a packed one is sent', { orderStatus: 'processing' }, 'Send it'],
  ['a sent one is on its way', { orderStatus: 'shipped' }, 'Wait for the delivery'],
  ['a delivered and paid one is done', { orderStatus: 'delivered' }, 'Nothing to do'],
  ['cash of a delivered one is collected', { ...CASH, orderStatus: 'delivered' }, 'Collect £39.59'],
  [
    'a failed refund comes before all',
    { failedRefundPence: 500, disputes: [dispute('needs response')] },
    'Refund £5.00 again',
  ],
  [
    'a dispute is answered in time',
    { disputes: [dispute('needs response')] },
    'Answer the dispute by Thu 3 Dec, 14:30',
  ],
  ['an inquiry too', { disputes: [dispute('inquiry')] }, 'Answer the bank by Thu 3 Dec, 14:30'],
  ['a payment in review is checked first', { concerns: ['in-review'] }, 'Check the payment before packing'],
  [
    'an unpaid one waits',
    { paymentState: 'awaiting payment', holdUntil: DUE, refundablePence: 0 },
    'Wait for the payment',
  ],
  ['one without money is cancelled', { paymentState: 'failed', refundablePence: 0 }, 'Cancel it'],
  ['one whose money went back too', { paymentState: 'refunded', refundablePence: 0 }, 'Cancel it'],
  ['a cancelled one with money is decided about', { orderStatus: 'cancelled' }, 'Decide about £39.59'],
  ['a cancelled one without is done', { orderStatus: 'cancelled', refundablePence: 0 }, 'Nothing to do'],
  ['a customer who was asked is waited for', { ...CASH, askedUntil: DUE }, 'Wait for the customer'],
])('%s', (_, change, title) => {
  expect(nextStep({ ...PLAIN, ...change }).title).toBe(title);
});

test('every order has a next step, and none that its money does not allow', () => {
  const orders = fc.record({
    orderStatus: fc.constantFrom(...ORDER_STATUSES),
    paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
    paymentState: fc.constantFrom(...PAYMENT_STATES),
    totalPence: fc.nat(100_000),
    holdUntil: fc.constantFrom(null, DUE),
    disputes: fc.array(fc.constantFrom(...DISPUTE_STATES).map(dispute), { maxLength: 2 }),
    concerns: fc.subarray([...PAYMENT_CONCERNS]),
    failedRefundPence: fc.constantFrom(0, 500),
    refundablePence: fc.constantFrom(0, 1000),
    isRefundUnderWay: fc.boolean(),
    askedUntil: fc.constantFrom(null, DUE),
  });
  fc.assert(
    fc.property(orders, (order) => {
      const { title, to, kind } = nextStep(order);
      expect(title).not.toBe('');
      if (to === 'processing' || to === 'shipped') {
        expect(whyNotSent(order)).toBe(null);
        expect(order.concerns).toEqual([]);
        expect(order.paymentState).not.toBe('refunded');
      }
      if (order.failedRefundPence > 0) expect(title).toContain('£5.00');
      if (kind === 'done') expect(['delivered', 'cancelled']).toContain(order.orderStatus);
    }),
  );
});
