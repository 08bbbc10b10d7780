import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToCart, type CartItem, cartCount, parseCart, sameLine } from './cart.ts';
import { removeLine } from './cart-lines.ts';

const serum = {
  id: 'rose-serum',
  name: 'Rose Serum',
  brand: 'Amber',
  price: 24.99,
  variant: 'Standard',
  image: '/s.webp',
};
const ember = { id: 'lip-oil', name: 'Lip Oil', brand: 'Zoe', price: 9.5, variant: 'Ember', image: '' };
const dusk = { ...ember, variant: 'Dusk' };
const cart: CartItem[] = [
  { ...serum, quantity: 2 },
  { ...ember, quantity: 1 },
];

test('a new item starts at 1, the same item again makes it 2', () => {
  const once = addToCart([], serum);
  expect(once).toEqual([{ ...serum, quantity: 1 }]);
  expect(addToCart(once, serum)).toEqual([{ ...serum, quantity: 2 }]);
});

test('another shade is another line', () => {
  expect(addToCart(cart, dusk)).toHaveLength(3);
  expect(sameLine(ember, dusk)).toBe(false);
});

test('the product page adds the chosen quantity', () => {
  expect(addToCart(cart, ember, { quantity: 3 })[1]?.quantity).toBe(4);
});

test('a line whose price changed meanwhile takes the price shown when more is added', () => {
  expect(addToCart(cart, { ...serum, price: 19.99 })[0]).toEqual({ ...serum, price: 19.99, quantity: 3 });
});

test('nobody can put more into the cart than there is', () => {
  expect(addToCart(cart, serum, { quantity: 5, stock: 4 })[0]?.quantity).toBe(4);
  expect(addToCart(cart, serum, { stock: 2 })).toBe(cart);
  expect(addToCart(cart, dusk, { stock: 0 })).toBe(cart);
});

test('a full cart of 100 lines takes no new line but more of an old one', () => {
  const full = Array.from({ length: 100 }, (_, index) => ({ ...serum, id: `p${index}`, quantity: 1 }));
  expect(addToCart(full, serum)).toBe(full);
  expect(addToCart(full, { ...serum, id: 'p7' })[7]?.quantity).toBe(2);
});

test('the badge counts pieces', () => {
  expect(cartCount(cart)).toBe(3);
  expect(cartCount([])).toBe(0);
});

test.each([null, undefined, 'cart', 7, {}, { items: [] }])(
  'a storage holding %j is an empty cart',
  (stored) => {
    expect(parseCart(stored)).toEqual([]);
  },
);

test('broken items are dropped, sound ones stay', () => {
  const stored = [
    null,
    3,
    [],
    { id: 'x' },
    { ...serum, price: '24.99', quantity: 1 },
    { ...serum, quantity: 2 },
  ];
  expect(parseCart(stored)).toEqual([cart[0]]);
  for (const broken of [
    { price: -1 },
    { price: Number.NaN },
    { quantity: 0 },
    { quantity: '2' },
    { id: '' },
    { name: 4 },
  ]) {
    expect(parseCart([{ ...serum, quantity: 1, ...broken }])).toEqual([]);
  }
});

test('an item of an older cart gets what it lacks', () => {
  expect(parseCart([{ id: 'a', name: 'A', price: 1, quantity: 1.9, extra: true }])).toEqual([
    { id: 'a', name: 'A', brand: '', price: 1, variant: 'Standard', quantity: 1, image: '' },
  ]);
});

test('a picture may come from a web address only', () => {
  const imageOf = (image: string) => parseCart([{ ...serum, quantity: 1, image }])[0]?.image;
  expect(imageOf('/media/a.webp')).toBe('/media/a.webp');
  expect(imageOf('https://cdn.example.com/a.webp')).toBe('https://cdn.example.com/a.webp');
  expect(imageOf('javascript:alert(1)')).toBe('');
});

test('equal lines are joined and limited to 100 lines of 999', () => {
  expect(parseCart([...cart, ...cart]).map((item) => item.quantity)).toEqual([4, 2]);
  expect(parseCart([{ ...serum, quantity: 1e9 }])[0]?.quantity).toBe(999);
  expect(
    parseCart(Array.from({ length: 150 }, (_, index) => ({ ...serum, id: `p${index}`, quantity: 1 }))),
  ).toHaveLength(100);
});

const anyItem = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  name: fc.constant('Product'),
  brand: fc.constantFrom('', 'Amber'),
  price: fc.integer({ min: 0, max: 100_000 }).map((pence) => pence / 100),
  variant: fc.constantFrom('Standard', 'Ember'),
  quantity: fc.integer({ min: 1, max: 50 }),
  image: fc.constant(''),
});

test('a cart survives the browser storage', () => {
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      const parsed = parseCart(items);
      expect(parseCart(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
    }),
  );
});

const anyThing = fc.record({
  id: fc.jsonValue(),
  name: fc.jsonValue(),
  price: fc.double(),
  quantity: fc.double(),
});

test('nothing in the storage can break the cart', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), anyThing)), (stored) => {
      for (const item of parseCart(stored)) {
        expect(item.quantity >= 1 && item.quantity <= 999 && Number.isInteger(item.quantity)).toBe(true);
        expect(item.price).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('adding one raises the count by one, and taking the line away gives the old cart back', () => {
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      const before = parseCart(items);
      const after = addToCart(before, dusk);
      expect(cartCount(after)).toBe(cartCount(before) + 1);
      expect(removeLine(after, dusk)).toEqual(before);
    }),
  );
});

const lineOf = (id: string, more: Partial<CartItem> = {}): CartItem => ({
  id,
  name: 'Serum',
  brand: '',
  price: 10,
  variant: 'Standard',
  quantity: 1,
  image: '',
  ...more,
});
const without = ({ quantity, ...item }: CartItem) => item;

test('more of one line leaves the others, and keeps the id of its variant', () => {
  const cart = [lineOf('a'), lineOf('b', { variantId: 'v1' }), lineOf('c')];
  const more = addToCart(cart, without(lineOf('b', { price: 12 })));
  expect(more).toEqual([cart[0], lineOf('b', { variantId: 'v1', price: 12, quantity: 2 }), cart[2]]);
});

test('what is sold out is not added, and stays where it is in the cart', () => {
  const cart = [lineOf('a', { quantity: 3 })];
  expect(addToCart(cart, without(lineOf('b')), { stock: 0 })).toBe(cart);
  expect(addToCart(cart, without(lineOf('a')), { stock: 0 })).toBe(cart);
});

test('what is stored is read within its bounds: price, id of the variant, texts and picture', () => {
  const [read] = parseCart([lineOf('a', { price: 0, variantId: 'v1' })]);
  expect(read).toEqual(lineOf('a', { price: 0, variantId: 'v1' }));
  expect(parseCart([{ ...lineOf('a'), variantId: 7 }])).toEqual([lineOf('a')]);
  expect(parseCart([lineOf('a', { price: 9_999_999.99 })])).toHaveLength(1);
  expect(parseCart([lineOf('a', { price: 10_000_000 })])).toEqual([]);
  expect(parseCart([lineOf('a', { name: 'n'.repeat(2000) })])).toHaveLength(1);
  expect(parseCart([lineOf('a', { name: 'n'.repeat(2001) })])).toEqual([]);
  expect(parseCart([lineOf('a', { name: '  ' })])).toEqual([]);
  const imageOf = (image: string) => parseCart([lineOf('a', { image })])[0]?.image;
  for (const image of ['/media/x.webp', 'http://shop.example/x.webp', 'https://shop.example/x.webp'])
    expect(imageOf(image)).toBe(image);
  for (const image of ['javascript://x', 'x/y.webp', 'data:image/png;/']) expect(imageOf(image)).toBe('');
});

test('no more than the first thousand stored lines are looked at', () => {
  const many = Array.from({ length: 1001 }, (_, at) => (at < 1000 ? null : lineOf('late')));
  expect(parseCart(many)).toEqual([]);
  expect(parseCart(many.slice(1))).toHaveLength(1);
});
