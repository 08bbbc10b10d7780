import { expect, test } from 'vitest';
import { cancelWords } from './cancel-words.ts';
import { orderProgress } from './order-progress.ts';
import { type OrderMoney, paymentWords } from './payment-words.ts';

const PLACED = {
  orderDate: '',
  customerInfo: {
    ...{ firstName: 'Test', lastName: 'Shopper', email: 'shopper@example.com', phone: '020 7946 0000' },
    ...{ address: '1 Example Street', city: 'London', postcode: 'SW1A 1AA', notes: '' },
    country: 'United Kingdom',
  },
};
const LETTERS = { sendsMail: true };

const PAID: OrderMoney = {
  orderStatus: 'confirmed',
  paymentState: 'paid',
  paymentMethod: 'card',
  card: { brand: 'Visa', last4: '4242' },
  isTestCard: false,
  holdUntil: null,
  totalPence: 2499,
};
const HOLD = { paymentState: 'awaiting payment', holdUntil: '2026-11-27T14:30:00.000Z' } as const;

test.each([
  ['a paid order names its card', {}, 'Paid by Visa ending 4242.'],
  ['one that awaits its payment says until when', HOLD, 'we hold your order until Fri 27 Nov, 14:30.'],
  [
    'cash of a delivered order is past',
    { paymentMethod: 'cod', paymentState: 'cash due', orderStatus: 'delivered' },
    'Cash on delivery: £24.99 was due to the courier.',
  ],
  [
    'one whose bank works on it is not said to be unpaid',
    { ...HOLD, isPaymentProcessing: true },
    'We are waiting for your bank',
  ],
  ['cash is made ready', { paymentMethod: 'cod', paymentState: 'cash due' }, 'please have £24.99 ready'],
  [
    'a cancelled cash order owes nothing',
    { paymentMethod: 'cod', paymentState: 'failed', orderStatus: 'cancelled' },
    'there is nothing to pay',
  ],
  ['a part that went back is named', { paymentState: 'partly refunded' }, 'Part of it was refunded.'],
  ['the test card took nothing', { isTestCard: true }, 'no money was taken'],
  [
    'what went back to the test card moved no money',
    { isTestCard: true, paymentState: 'refunded' },
    'Refunded in full to the test card: no money was taken.',
  ],
] as const)('%s', (_, change, words) => {
  expect(paymentWords({ ...PAID, ...change }, LETTERS)).toContain(words);
});

test('an order says how it stands and what comes next', () => {
  const order = {
    orderStatus: 'confirmed',
    estimatedDelivery: '2026-11-27T14:30:00.000Z',
    delivery: { id: '', name: '', until: '', isChosen: false },
    ...HOLD,
    ...PLACED,
  } as const;
  expect(orderProgress(order, LETTERS)).toMatchObject({
    state: 'Waiting for your payment',
    now: 'What you chose is set aside for you until Fri 27 Nov, 14:30.',
  });
  expect(orderProgress({ ...order, isPaymentProcessing: true }, LETTERS).state).toBe(
    'We are waiting for your bank',
  );
  expect(orderProgress({ ...order, paymentState: 'paid' }, LETTERS).next).toContain('Expected Fri 27 Nov');
  const cancelled = { ...order, orderStatus: 'cancelled', paymentState: 'failed' } as const;
  expect(orderProgress(cancelled, LETTERS).state).toBe('Not paid in time');
  expect(orderProgress(cancelled, LETTERS).now).toContain('You were not charged');
  expect(orderProgress({ ...cancelled, heldPence: 1000 }, LETTERS).now).not.toContain('not charged');
  expect(orderProgress({ ...cancelled, holdUntil: null }, LETTERS).state).toBe('Cancelled');
});

test('before cancelling it is said what happens with the money', () => {
  const money = { paymentState: 'paid', isTestCard: false, keptPence: 2499 } as const;
  expect(cancelWords(money)).toContain('We will refund £24.99 to your original payment method.');
  expect(cancelWords({ ...money, isTestCard: true })).toContain('no money was taken');
  expect(cancelWords({ ...money, paymentState: 'cash due', keptPence: 0 })).toContain('nothing to pay');
});
