import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartItem, sameLine } from './cart.ts';
import { lineKey, removeLine, sameItems, setQuantity } from './cart-lines.ts';

const serum = {
  id: 'rose-serum',
  name: 'Rose Serum',
  brand: 'Amber',
  price: 24.99,
  variant: 'Standard',
  image: '',
};
const ember = { id: 'lip-oil', name: 'Lip Oil', brand: 'Zoe', price: 9.5, variant: 'Ember', image: '' };
const cart: CartItem[] = [
  { ...serum, quantity: 2 },
  { ...ember, quantity: 1 },
];

test('a quantity of zero or less removes the line', () => {
  expect(setQuantity(cart, serum, 0)).toEqual([cart[1]]);
  expect(setQuantity(cart, serum, -1)).toEqual([cart[1]]);
  expect(setQuantity(cart, serum, 7)[0]?.quantity).toBe(7);
  expect(setQuantity(cart, serum, 5000)[0]?.quantity).toBe(999);
  expect(setQuantity(cart, serum, Number.NaN)).toBe(cart);
  expect(removeLine(cart, ember)).toEqual([cart[0]]);
});

test('two carts hold the same whatever the order of their lines and their prices', () => {
  const [first, second] = [
    { ...serum, quantity: 2 },
    { ...ember, quantity: 1 },
  ];
  expect(sameItems(cart, [second, { ...first, price: 99 }])).toBe(true);
  expect(sameItems(cart, [{ ...first, quantity: 1 }, second])).toBe(false);
  expect(sameItems(cart, [first])).toBe(false);
  expect(sameItems([], [])).toBe(true);
});

test('a line has one key, whatever its texts hold', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', ' ', '\n', '\\'), maxLength: 3 });
  const line = fc.record({ id: text, variant: text });
  fc.assert(fc.property(line, line, (a, b) => (lineKey(a) === lineKey(b)) === sameLine(a, b)));
});
