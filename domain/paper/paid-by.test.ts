import { expect, test } from 'vitest';
import { formatPaidBy } from './paid-by.ts';

const card = { brand: 'Visa', last4: '4242' };

test.each([
  [{ paymentMethod: 'cod', card: null, isTestCard: false }, false, 'To be paid in cash on delivery.'],
  [{ paymentMethod: 'cod', card: null, isTestCard: false }, true, 'Paid in cash.'],
  [{ paymentMethod: 'card', card, isTestCard: true }, true, 'Paid with a test card: no money was taken.'],
  [{ paymentMethod: 'card', card: null, isTestCard: false }, true, 'Paid by card.'],
  [{ paymentMethod: 'card', card, isTestCard: false }, true, 'Paid by Visa ending in 4242.'],
  [
    { paymentMethod: 'card', card: { brand: 'PayPal', last4: '' }, isTestCard: false },
    true,
    'Paid by PayPal.',
  ],
] as const)('%j, paid: %j, reads as a sentence', (order, isPaid, sentence) => {
  expect(formatPaidBy(order, isPaid)).toBe(sentence);
});
