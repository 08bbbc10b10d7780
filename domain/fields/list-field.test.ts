import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MAX_CART_LINES } from '#domain/cart/cart.ts';
import { cartRequestSchema, parseCartRequest } from '#domain/cart/cart-request.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { listField } from './list-field.ts';

/** Items that count how often one is looked into. */
function watchedItems(length: number): { items: object[]; looks: () => number } {
  let looks = 0;
  const look = (): undefined => {
    looks += 1;
  };
  const item = new Proxy({}, { get: look, has: () => look() === undefined });
  const items = Array.from({ length }, () => item);
  return { items, looks: () => looks };
}

test.each([
  ['a cart', (items: object[]) => parseCartRequest({ items })],
  ['a cart, by its schema', (items: object[]) => v.safeParse(cartRequestSchema, { items })],
  ['an order', (items: object[]) => parseOrderRequest({ items })],
])('%s that is too long is refused before any of its lines is looked into', (_, parse) => {
  fc.assert(
    fc.property(fc.integer({ min: MAX_CART_LINES + 1, max: 5000 }), (length) => {
      const { items, looks } = watchedItems(length);
      parse(items);
      expect(looks()).toBe(0);
    }),
    { numRuns: 20 },
  );
  const { items, looks } = watchedItems(MAX_CART_LINES);
  parse(items);
  expect(looks()).toBeGreaterThan(0);
});

test('an order of wrong lines is answered with as many errors as a person reads', () => {
  const items = Array.from({ length: MAX_CART_LINES }, () => ({ id: '', quantity: 'x' }));
  const parsed = parseOrderRequest({ items });
  expect(parsed.ok ? [] : Object.keys(parsed.errors)).toHaveLength(30);
  expect(JSON.stringify(parsed).length).toBeLessThan(3000);
});

test('a list has its own words where it is none, or too long', () => {
  const schema = listField(v.string(), 2, { notAList: 'none', tooMany: 'too many' });
  const messages = (input: unknown) => v.safeParse(schema, input).issues?.map(({ message }) => message);
  expect(messages(['a', 'b'])).toBeUndefined();
  expect(messages('a')).toEqual(['none']);
  expect(messages(['a', 'b', 'c'])).toEqual(['too many']);
});
