import { expect, test } from 'vitest';
import { parseOrderRequest } from './order-request.ts';
import { type OutboxOrder, orderRequestBody, parseOutboxOrders } from './outbox-order.ts';

const waiting: OutboxOrder = {
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
const stored = (request: object) => [{ ...waiting, request: { ...waiting.request, ...request } }];

test('a stored order is read back as it was', () => {
  expect(
    parseOutboxOrders(
      JSON.parse(
        JSON.stringify([waiting, { ...waiting, idempotencyKey: 'other-key', problem: 'out-of-stock' }]),
      ),
    ),
  ).toEqual([waiting, { ...waiting, idempotencyKey: 'other-key', problem: 'out-of-stock' }]);
});

test('sent again it is the same order', () => {
  expect(parseOrderRequest(orderRequestBody(waiting.request))).toEqual({
    ok: true,
    order: waiting.request,
    card: null,
  });
});

test('no card is ever read back: card orders are dropped, card fields left out', () => {
  expect(parseOutboxOrders(stored({ paymentMethod: 'card' }))).toEqual([]);
  const leaky = stored({
    card: { cardNumber: '4242' },
    customerInfo: { ...waiting.request.customerInfo, cvv: '123' },
  });
  expect(JSON.stringify(parseOutboxOrders(leaky))).not.toMatch(/4242|cvv/);
  expect(parseOutboxOrders(leaky)).toEqual([waiting]);
});

test('one order is never sent twice under one key', () => {
  expect(parseOutboxOrders([waiting, waiting])).toEqual([waiting]);
});

test.each([null, undefined, 'orders', {}, [null, 7, 'x', {}]])(
  'a storage holding %j keeps no order',
  (value) => {
    expect(parseOutboxOrders(value)).toEqual([]);
  },
);

test('broken orders are dropped', () => {
  expect(parseOutboxOrders([{ ...waiting, idempotencyKey: 7 }])).toEqual([]);
  expect(parseOutboxOrders([{ ...waiting, keptAt: 'then' }])).toEqual([]);
  expect(parseOutboxOrders(stored({ items: [] }))).toEqual([]);
  expect(parseOutboxOrders(stored({ items: [{ id: 'a', variant: 'b', quantity: 0 }] }))).toEqual([]);
  expect(parseOutboxOrders(stored({ items: [null] }))).toEqual([]);
  expect(parseOutboxOrders(stored({ customerInfo: { firstName: 'Ann' } }))).toEqual([]);
  expect(parseOutboxOrders(stored({ expectedTotalPence: 'much' }))[0]?.request.expectedTotalPence).toBeNull();
});

test('only an order that is known never to have left is taken for one', () => {
  const { mayHaveArrived, ...older } = waiting;
  expect(parseOutboxOrders([older])[0]?.mayHaveArrived).toBe(true);
  expect(parseOutboxOrders([{ ...waiting, mayHaveArrived: 'no' }])[0]?.mayHaveArrived).toBe(true);
  expect(parseOutboxOrders([waiting])[0]?.mayHaveArrived).toBe(mayHaveArrived);
});
