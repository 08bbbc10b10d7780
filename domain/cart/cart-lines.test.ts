import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartItem, sameLine } from './cart.ts';
import { itemsToSend, lineKey, removeLine, sameItems, setQuantity, withNamesOfToday } from './cart-lines.ts';

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

test('a line learns the id of its variant once, and is called as the shop calls it from then on', () => {
  const [first, second] = cart;
  const priced = [
    { id: 'rose-serum', variant: 'Standard', variantId: 'v1' },
    { id: 'lip-oil', variant: 'Ember', variantId: 'v2' },
  ];
  const learned = withNamesOfToday(cart, priced);
  expect(learned).toEqual([
    { ...first, variantId: 'v1' },
    { ...second, variantId: 'v2' },
  ]);
  expect(withNamesOfToday(learned, priced)).toBe(learned);
  const renamed = [{ id: 'lip-oil-new', variant: 'Walnut', variantId: 'v2' }];
  expect(withNamesOfToday(learned, renamed)[1]).toEqual({ ...second, ...renamed[0] });
  // What the shop no longer has stays as it was stored.
  const gone = [{ id: 'lip-oil', variant: 'Ember', variantId: '' }];
  expect(withNamesOfToday(cart, gone)).toBe(cart);
});

test('lines that have become one variant are one line', () => {
  const byId = { ...ember, variant: 'Fig', variantId: 'v2', quantity: 2 };
  const byName = { ...ember, quantity: 1 };
  const today = [{ id: 'lip-oil', variant: 'Ember', variantId: 'v2' }];
  expect(withNamesOfToday([byId, byName], today)).toEqual([{ ...ember, variantId: 'v2', quantity: 3 }]);
});

test('ids decide where both lines have one, whatever they are called', () => {
  expect(sameLine({ ...ember, variantId: 'v1' }, { ...ember, variantId: 'v2' })).toBe(false);
  expect(sameLine({ ...ember, variantId: 'v1' }, { ...serum, variantId: 'v1' })).toBe(true);
  expect(sameLine({ ...ember, variantId: 'v1' }, ember)).toBe(true);
});

test('what is sent of a cart names each variant by all that is known, and no price', () => {
  expect(
    itemsToSend([{ ...ember, variantId: 'v2', quantity: 3 }, cart[0] ?? { ...serum, quantity: 2 }]),
  ).toEqual([
    { id: 'lip-oil', variant: 'Ember', variantId: 'v2', quantity: 3 },
    { id: 'rose-serum', variant: 'Standard', quantity: 2 },
  ]);
});

test('a quantity of one stays, and a cart with a line more is another', () => {
  const line: CartItem = {
    id: 'a',
    name: 'Serum',
    brand: '',
    price: 10,
    variant: 'Standard',
    quantity: 3,
    image: '',
  };
  expect(setQuantity([line], line, 1)).toEqual([{ ...line, quantity: 1 }]);
  expect(sameItems([line], [line, { ...line, id: 'b' }])).toBe(false);
  expect(sameItems([line, { ...line, id: 'b' }], [line])).toBe(false);
});
