import { expect, test } from 'vitest';
import { mostOfItem, mostOfOrder, NO_ORDERS_TAKEN } from '#domain/words/messages.ts';
import { type OrderProblem, problemMessage } from './order-problem.ts';

const serum = { id: 'rose-serum', variant: 'Standard', name: 'Rose Serum' };
const ember = { id: 'lip-oil', variant: 'Ember', name: 'Lip Oil' };

test('a sold-out product is named, by name', () => {
  expect(problemMessage({ problem: 'out-of-stock', lines: [{ ...serum, stock: 0 }] })).toBe(
    'Rose Serum: Sorry, this product is out of stock!',
  );
  expect(problemMessage({ problem: 'out-of-stock', lines: [] })).toBe('Sorry, this product is out of stock!');
});

test('where some are left the shopper reads how many of which shade', () => {
  const lines = [
    { ...ember, stock: 3 },
    { ...serum, stock: 0 },
  ];
  expect(problemMessage({ problem: 'out-of-stock', lines })).toBe(
    'Only 3 left of Lip Oil (Ember). Rose Serum: Sorry, this product is out of stock!',
  );
});

test('a changed price shows the old and the new total', () => {
  const totals = { subtotalPence: 5000, shippingPence: 0, totalPence: 5000 };
  expect(problemMessage({ problem: 'price-changed', expectedTotalPence: 4598, totals, lines: [] })).toBe(
    'Prices have changed since you filled your cart: the total is now £50.00 instead of £45.98. ' +
      'Please check it and place your order again.',
  );
});

test('products that are gone are named where their names are known', () => {
  expect(problemMessage({ problem: 'product-gone', lines: [ember] })).toBe(
    'Lip Oil (Ember) is no longer sold. Please remove it to place your order.',
  );
  expect(problemMessage({ problem: 'product-gone', lines: [ember, serum] })).toBe(
    'Lip Oil (Ember), Rose Serum are no longer sold. Please remove them to place your order.',
  );
  expect(problemMessage({ problem: 'product-gone', lines: [{ id: 'x', variant: 'Standard' }] })).toBe(
    'Part of your cart is no longer sold. Please remove it to place your order.',
  );
});

test('a variant that is none is asked for, not called sold no more', () => {
  const lines = [
    { ...serum, variant: 'Standard' },
    { ...ember, variant: 'Dawn' },
  ];
  expect(problemMessage({ problem: 'variant-unknown', lines })).toBe(
    'Rose Serum comes in several variants: please choose one. ' +
      'Lip Oil does not come as “Dawn”: please choose another variant.',
  );
});

test('an order placed from the same checkout before is named', () => {
  expect(problemMessage({ problem: 'idempotency-key-reused', orderNumber: 'ZA123456789' })).toBe(
    'An order with other details was already placed from this checkout: ZA123456789. This one was not placed.',
  );
});

test('a declined card is told without a choice that may not be offered', () => {
  expect(problemMessage({ problem: 'card-declined' })).toBe(
    'Your card was declined. Please try another card.',
  );
});

test.each(['card-not-offered', 'card-declined'] as const)(
  'the shopper reads what to do when there is %s',
  (problem) => {
    expect(problemMessage({ problem })).toMatch(/Please .+\.$/);
  },
);

test.each<[OrderProblem, string]>([
  [
    { problem: 'line-too-large', lines: [ember, serum], limit: 50 },
    mostOfItem('Lip Oil (Ember), Rose Serum', 50),
  ],
  [{ problem: 'order-too-large', limit: 150 }, mostOfOrder(150)],
  [
    { problem: 'too-much-unpaid', limit: 30 },
    'With your orders that are not paid yet this would be more than 30 items. ' +
      'Please wait until they have arrived, or write to us.',
  ],
  [{ problem: 'not-delivered-there', field: 'country', message: 'Not there.' }, 'Not there.'],
  [{ problem: 'no-orders-taken' }, NO_ORDERS_TAKEN],
  [
    { problem: 'transfer-not-offered' },
    'Bank transfer is not available at the moment. Please choose another way to pay.',
  ],
  [{ problem: 'cash-not-offered' }, 'Cash on delivery is not available at the moment. Please choose card.'],
  [
    { problem: 'cash-too-large', ceilingPence: 25_000 },
    'Cash on delivery is for orders up to £250.00. Please choose card, or order less.',
  ],
  [
    { problem: 'card-not-offered' },
    'Card payment is not available at the moment. Please choose cash on delivery.',
  ],
  [
    { problem: 'card-too-small', smallestPence: 30 },
    'Card payment is for orders of £0.30 or more. Please order more, or choose another way to pay.',
  ],
  [{ problem: 'card-declined' }, 'Your card was declined. Please try another card.'],
  [
    { problem: 'payment-unreachable' },
    'The payment service cannot be reached. Your order is held for you: please try again in a moment.',
  ],
  [
    { problem: 'idempotency-key-reused', orderNumber: null },
    'An order with other details was already placed from this checkout. This one was not placed.',
  ],
])('%j is told in words of its own', (problem, words) => {
  expect(problemMessage(problem)).toBe(words);
});
