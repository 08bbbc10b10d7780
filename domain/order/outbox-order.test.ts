import { expect, test } from 'vitest';
import { parseOrderRequest } from './order-request.ts';
import { type KeptOrder, orderRequestBody, parseKeptOrders } from './outbox-order.ts';

const kept: KeptOrder = {
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
    parseKeptOrders(
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
  expect(parseKeptOrders(stored({ paymentMethod: 'card' }))).toEqual([]);
  const leaky = stored({
    card: { cardNumber: '4242' },
    customerInfo: { ...kept.request.customerInfo, cvv: '123' },
  });
  expect(JSON.stringify(parseKeptOrders(leaky))).not.toMatch(/4242|cvv/);
  expect(parseKeptOrders(leaky)).toEqual([kept]);
});

test('one order is never sent twice under one key', () => {
  expect(parseKeptOrders([kept, kept])).toEqual([kept]);
});

test.each([null, undefined, 'orders', {}, [null, 7, 'x', {}]])(
  'a storage holding %j keeps no order',
  (value) => {
    expect(parseKeptOrders(value)).toEqual([]);
  },
);

test('broken orders are dropped', () => {
  expect(parseKeptOrders([{ ...kept, idempotencyKey: 7 }])).toEqual([]);
  expect(parseKeptOrders([{ ...kept, keptAt: 'then' }])).toEqual([]);
  expect(parseKeptOrders(stored({ items: [] }))).toEqual([]);
  expect(parseKeptOrders(stored({ items: [{ id: 'a', variant: 'b', quantity: 0 }] }))).toEqual([]);
  expect(parseKeptOrders(stored({ items: [null] }))).toEqual([]);
  expect(parseKeptOrders(stored({ customerInfo: { firstName: 'Ann' } }))).toEqual([]);
  expect(parseKeptOrders(stored({ expectedTotalPence: 'much' }))[0]?.request.expectedTotalPence).toBeNull();
});

test('only an order that is known never to have left is taken for one', () => {
  const { mayHaveArrived, ...older } = kept;
  expect(parseKeptOrders([older])[0]?.mayHaveArrived).toBe(true);
  expect(parseKeptOrders([{ ...kept, mayHaveArrived: 'no' }])[0]?.mayHaveArrived).toBe(true);
  expect(parseKeptOrders([kept])[0]?.mayHaveArrived).toBe(mayHaveArrived);
});
