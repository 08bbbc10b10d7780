import { expect, test } from 'vitest';
import { parseCartRequest } from './cart-request.ts';

test('a cart line without a variant is the standard one', () => {
  expect(parseCartRequest({ items: [{ id: 'rose', quantity: 2 }] })).toEqual({
    items: [{ id: 'rose', variant: 'Standard', quantity: 2 }],
    place: null,
    ...{ codes: [], givenVariants: [], email: null },
  });
});

test('an empty cart can be priced', () => {
  expect(parseCartRequest({ items: [] })).toEqual({
    items: [],
    place: null,
    ...{ codes: [], givenVariants: [], email: null },
  });
});

test.each([
  null,
  'cart',
  {},
  { items: [{ id: '', quantity: 1 }] },
  { items: [{ id: 'rose', quantity: 0.5 }] },
])('%j is no cart', (body) => {
  expect(parseCartRequest(body)).toBeNull();
});
