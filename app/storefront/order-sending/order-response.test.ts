import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderMessage } from '#domain/api/order-message.ts';
import { apiProblemMessage, orderProblemFields } from '#domain/api/problem-message.ts';
import { orderBody, orderProblemBody, problemBody } from '../../../tests/support/api-messages.ts';
import { messageArbitrary } from '../../../tests/support/message-arbitrary.ts';
import { readOrderResponse } from './order-response.ts';

test('a placed order is read, whether it was placed now or before', () => {
  for (const status of [200, 201])
    expect(readOrderResponse(status, orderBody())).toMatchObject({
      kind: 'placed',
      order: { orderNumber: 'ZA123456789', total: 39.59 },
    });
});

test('every order that the schema allows is a placed one', () => {
  fc.assert(
    fc.property(messageArbitrary(orderMessage), (order) => {
      expect(readOrderResponse(201, order)).toMatchObject({
        kind: 'placed',
        order: { orderNumber: order.orderNumber },
      });
    }),
  );
});

test('every problem of an order that the schema allows leads to a step the shopper can take', () => {
  const known = [
    'lines-short',
    'lines-gone',
    'price-changed',
    'already-placed',
    'delivery-not-offered',
    'code-refused',
    'gift-gone',
    'no-orders-taken',
    'cash-not-offered',
    'transfer-not-offered',
    'card-not-offered',
    'card-declined',
    'payment-unreachable',
    'invalid',
    'refused',
  ];
  fc.assert(
    fc.property(
      messageArbitrary(orderProblemFields),
      messageArbitrary(apiProblemMessage),
      (fields, problem) => {
        expect(known).toContain(readOrderResponse(409, { ...problem, ...fields }).kind);
      },
    ),
  );
});

test('lines that ran out or are gone are named', () => {
  const line = { id: 'lip-oil', variant: 'Ember', variantId: 'ember-of-lip-oil', name: 'Lip Oil' };
  const short = orderProblemBody({ code: 'out-of-stock', lines: [{ ...line, stock: 2 }] });
  expect(readOrderResponse(409, short)).toEqual({ kind: 'lines-short', lines: [{ ...line, stock: 2 }] });
  for (const code of ['product-gone', 'variant-unknown'] as const)
    expect(readOrderResponse(409, orderProblemBody({ code, lines: [line] }))).toEqual({
      kind: 'lines-gone',
      lines: [{ ...line, stock: 0 }],
    });
});

test('new prices and the new total are read in pence', () => {
  const named = { id: 'lip-oil', variant: 'Ember', variantId: 'ember-of-lip-oil' };
  const line = { ...named, name: 'Lip Oil', price: 9.95, quantity: 2 };
  const totals = { subtotal: 19.9, shipping: 5.99, total: 25.89 };
  const problem = orderProblemBody({ code: 'price-changed', expectedTotal: 20, totals, items: [line] });
  expect(readOrderResponse(409, problem)).toEqual({
    kind: 'price-changed',
    totalPence: 2589,
    prices: [{ ...named, pricePence: 995 }],
  });
});

test('a key that another order has names that order', () => {
  const reused = (orderNumber: string | null) =>
    readOrderResponse(422, orderProblemBody({ code: 'idempotency-key-reused', orderNumber }, 422));
  expect(reused('ZA123456789')).toEqual({ kind: 'already-placed', orderNumber: 'ZA123456789' });
  expect(reused(null)).toEqual({ kind: 'already-placed', orderNumber: null });
});

test('errors by field are shown at their fields; without any the reason is', () => {
  expect(readOrderResponse(400, problemBody('invalid-order', 400, { city: 'City is required' }))).toEqual({
    kind: 'invalid',
    errors: { city: 'City is required' },
  });
  expect(readOrderResponse(400, problemBody('invalid-order', 400))).toEqual({
    kind: 'refused',
    text: 'Not placed.',
  });
});

test('a limit asks to wait, also where a proxy sets it', () => {
  expect(readOrderResponse(429, problemBody('too-many-requests', 429))).toEqual({ kind: 'busy' });
  expect(readOrderResponse(429, null)).toEqual({ kind: 'busy' });
});

test.each([500, 502, 503, 504, 408])('after a %i nobody knows whether the order arrived', (status) => {
  for (const body of [null, orderBody(), problemBody('out-of-stock', status)])
    expect(readOrderResponse(status, body)).toEqual({ kind: 'unreachable', mayHaveArrived: true });
});

test.each([null, '', 'text', 7, [], {}, { orderNumber: '' }, { orderNumber: 7 }, [orderBody()]])(
  'a success with the body %j is no order',
  (body) => {
    expect(readOrderResponse(201, body)).toEqual({ kind: 'unexpected' });
  },
);

test.each([
  [204, null],
  [302, orderBody()],
  [400, null],
  [404, '<html>'],
  [409, []],
  [409, { code: 7 }],
])('a %i with the body %j is not the shop’s', (status, body) => {
  expect(readOrderResponse(status, body)).toEqual({ kind: 'unexpected' });
});

test('a problem the shop may add later is a refusal in its words', () => {
  expect(readOrderResponse(451, problemBody('not-here', 451))).toEqual({
    kind: 'refused',
    text: 'Not placed.',
  });
});

test('whatever the body of a problem holds, reading it never fails', () => {
  const codes = ['out-of-stock', 'product-gone', 'price-changed', 'invalid-order', 'idempotency-key-reused'];
  const body = fc.record({
    code: fc.constantFrom(...codes),
    lines: fc.anything(),
    items: fc.anything(),
    totals: fc.anything(),
    errors: fc.anything(),
    orderNumber: fc.anything(),
    detail: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(body, fc.anything()), fc.integer({ min: 200, max: 599 }), (given, status) => {
      expect(readOrderResponse(status, given)).toHaveProperty('kind');
    }),
  );
});
