import { expect, test } from 'vitest';
import { type PendingOrder, parsePendingOrder } from './pending-order.ts';

const pending: PendingOrder = {
  items: [
    {
      id: 'rose-serum',
      name: 'Rose Serum',
      brand: 'Amber',
      price: 24.99,
      variant: 'Standard',
      quantity: 1,
      image: '',
    },
  ],
  paymentMethod: 'card',
  subtotal: 24.99,
  shipping: 5.99,
  total: 30.98,
  orderDate: '2026-11-21T10:00:00.000Z',
  idempotencyKey: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
};

test('a pending order survives the browser storage, without anything that does not belong to it', () => {
  expect(parsePendingOrder(JSON.parse(JSON.stringify({ ...pending, cardNumber: '4242' })))).toEqual(pending);
});

test('an unknown payment method becomes cash on delivery', () => {
  expect(parsePendingOrder({ ...pending, paymentMethod: 'cheque' })?.paymentMethod).toBe('cod');
});

test.each([
  [null],
  ['order'],
  [[]],
  [{}],
  [{ ...pending, items: [] }],
  [{ ...pending, items: 'serum' }],
  [{ ...pending, items: [...pending.items, { id: 'broken' }] }],
  [{ ...pending, total: '30.98' }],
  [{ ...pending, shipping: -1 }],
  [{ ...pending, subtotal: Number.NaN }],
  [{ ...pending, orderDate: 'yesterday' }],
  [{ ...pending, idempotencyKey: '' }],
])('a storage holding %j sends the shopper back to the cart', (stored) => {
  expect(parsePendingOrder(stored)).toBeNull();
});
