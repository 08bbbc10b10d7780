import { expect, test } from 'vitest';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';
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
    delivery: 'next-day',
    codes: ['SPRING10'],
    givenVariants: ['balm-standard'],
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

const itemsOf = (items: unknown[]) => parseOutboxOrders(stored({ items }))[0]?.request.items ?? null;
const item = { id: 'a', variant: 'Dusk', quantity: 1 };

test('an item keeps the id of its variant, and an order with one broken item is none', () => {
  expect(itemsOf([{ ...item, variantId: 'v1' }])).toEqual([{ ...item, variantId: 'v1' }]);
  expect(itemsOf([{ ...item, variantId: 7 }])).toEqual([item]);
  for (const broken of [{ id: 7 }, { variant: 7 }, { quantity: '1' }, { quantity: 1.5 }])
    expect(itemsOf([item, { ...item, ...broken }]), JSON.stringify(broken)).toBeNull();
});

test('quantities, lines and orders are kept up to their bounds', () => {
  expect(itemsOf([{ ...item, quantity: MAX_LINE_QUANTITY }])).not.toBeNull();
  expect(itemsOf([{ ...item, quantity: MAX_LINE_QUANTITY + 1 }])).toBeNull();
  const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ ...item, id: `a${at}` }));
  expect(itemsOf(lines(MAX_CART_LINES))).toHaveLength(MAX_CART_LINES);
  expect(itemsOf(lines(MAX_CART_LINES + 1))).toBeNull();
  const many = Array.from({ length: 101 }, (_, at) => ({ ...waiting, idempotencyKey: `key-number-${at}` }));
  expect(parseOutboxOrders(many)).toHaveLength(100);
});

test('what is no text or no whole sum is not kept', () => {
  expect(parseOutboxOrders([{ ...waiting, keptAt: 7 }])).toEqual([]);
  expect(parseOutboxOrders([{ ...waiting, problem: 7 }])[0]?.problem).toBeNull();
  for (const expectedTotalPence of [1.5, '5597', null, Number.MAX_SAFE_INTEGER + 1])
    expect(parseOutboxOrders(stored({ expectedTotalPence }))[0]?.request.expectedTotalPence).toBeNull();
});

test('an order without an expected total is sent without one', () => {
  expect(orderRequestBody({ ...waiting.request, expectedTotalPence: null }).expectedTotal).toBeNull();
  expect(orderRequestBody({ ...waiting.request, expectedTotalPence: 0 }).expectedTotal).toBe(0);
});
