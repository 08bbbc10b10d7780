import { expect, test } from 'vitest';
import type { PaymentState } from '#domain/payment/payment-state.ts';
import type { OrderStatus } from './order.ts';
import { paymentStep } from './payment-step.ts';

const byCard = (paymentState: PaymentState, orderStatus: OrderStatus = 'confirmed') => ({
  paymentMethod: 'card' as const,
  orderStatus,
  paymentState,
});
const progress = (state: string, isToConfirm = false) => ({ state, isToConfirm });

test.each([
  ['awaiting payment', null, 'pay'],
  ['awaiting payment', progress('unpaid'), 'pay'],
  ['awaiting payment', progress('unpaid', true), 'confirm'],
  ['awaiting payment', progress('processing'), 'wait'],
  ['authorised', progress('authorised'), 'wait'],
  ['paid', progress('paid'), 'paid'],
  ['partly refunded', null, 'paid'],
  ['refunded', null, 'returned'],
  ['failed', null, 'ended'],
] as const)('an order by card, %s, provider %o: %s', (state, asked, step) => {
  expect(paymentStep(byCard(state), asked)).toBe(step);
});

test('a cancelled order is not paid, and money that reached it goes back', () => {
  expect(paymentStep(byCard('awaiting payment', 'cancelled'), progress('unpaid'))).toBe('ended');
  expect(paymentStep(byCard('paid', 'cancelled'), null)).toBe('returned');
});

test('an order in cash has nothing to pay here', () => {
  expect(paymentStep({ ...byCard('cash due'), paymentMethod: 'cod' }, null)).toBe('cash');
});
