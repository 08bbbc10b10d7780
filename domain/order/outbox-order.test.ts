import { expect, test } from 'vitest';
import { parseOrderRequest } from './order-request.ts';
import { type OutboxOrder, orderRequestBody, parseOutboxOrders } from './outbox-order.ts';

const kept: OutboxOrder = {
  idempotencyKey: 'first-key',
  request: {
    items: [{ id: 'rose-serum', variant: 'Standard', quantity: 2 }],
    customerInfo: {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      phone: '020 7946 0958',
      address: '1 High Street',
      city: 'London',
      postcode: 'SW1A 1AA',
      country: 'United Kingdom',
      notes: '',
    },
    paymentMethod: 'cod',
    expectedTotalPence: 5597,
  },
  keptAt: '2026-11-21T10:00:00.000Z',
  mayHaveArrived: false,
  problem: null,
};
const stored = (request: object) => [{ ...kept, request: { ...kept.request, ...request } }];

test('an order kept in the browser is read back as it was', () => {
  expect(
    parseOutboxOrders(
      JSON.parse(JSON.stringify([kept, { ...kept, idempotencyKey: 'other-key', problem: 'out-of-stock' }])),
    ),
  ).toEqual([kept, { ...kept, idempotencyKey: 'other-key', problem: 'out-of-stock' }]);
});

test('sent again it is the same order', () => {
  expect(parseOrderRequest(orderRequestBody(kept.request))).toEqual({
    ok: true,
    order: kept.request,
    card: null,
  });
});

test('no card is ever read back: card orders are dropped, card fields left out', () => {
  expect(parseOutboxOrders(stored({ paymentMethod: 'card' }))).toEqual([]);
  const leaky = stored({
    card: { cardNumber: '4242' },
    customerInfo: { ...kept.request.customerInfo, cvv: '123' },
  });
  expect(JSON.stringify(parseOutboxOrders(leaky))).not.toMatch(/4242|cvv/);
  expect(parseOutboxOrders(leaky)).toEqual([kept]);
});

test('one order is never sent twice under one key', () => {
  expect(parseOutboxOrders([kept, kept])).toEqual([kept]);
});

test.each([null, undefined, 'orders', {}, [null, 7, 'x', {}]])(
  'a storage holding %j keeps no order',
  (value) => {
    expect(parseOutboxOrders(value)).toEqual([]);
  },
);

test('broken orders are dropped', () => {
  expect(parseOutboxOrders([{ ...kept, idempotencyKey: 7 }])).toEqual([]);
  expect(parseOutboxOrders([{ ...kept, keptAt: 'then' }])).toEqual([]);
  expect(parseOutboxOrders(stored({ items: [] }))).toEqual([]);
  expect(parseOutboxOrders(stored({ items: [{ id: 'a', variant: 'b', quantity: 0 }] }))).toEqual([]);
  expect(parseOutboxOrders(stored({ items: [null] }))).toEqual([]);
  expect(parseOutboxOrders(stored({ customerInfo: { firstName: 'Ann' } }))).toEqual([]);
  expect(parseOutboxOrders(stored({ expectedTotalPence: 'much' }))[0]?.request.expectedTotalPence).toBeNull();
});

test('only an order that is known never to have left is taken for one', () => {
  const { mayHaveArrived, ...older } = kept;
  expect(parseOutboxOrders([older])[0]?.mayHaveArrived).toBe(true);
  expect(parseOutboxOrders([{ ...kept, mayHaveArrived: 'no' }])[0]?.mayHaveArrived).toBe(true);
  expect(parseOutboxOrders([kept])[0]?.mayHaveArrived).toBe(mayHaveArrived);
});
