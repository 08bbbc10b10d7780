import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';
import { changeQuantity, takeOrderedItems, takeOutOfCart } from './cart-changes.ts';
import { addItem, readCart, writeCart } from './cart-store.ts';

const serum = {
  id: 'rose-serum',
  name: 'Rose Serum',
  brand: 'Amber',
  price: 24.99,
  variant: 'Standard',
  image: '',
  quantity: 1,
};
const oil = { ...serum, id: 'lip-oil', name: 'Lip Oil', variant: 'Ember', price: 9.5 };

let browser: ReturnType<typeof fakeBrowser>;
let updates: number;
beforeEach(() => {
  browser = fakeBrowser();
  updates = 0;
  addEventListener('cartUpdated', () => (updates += 1));
});
afterEach(() => vi.unstubAllGlobals());

test('an added item is stored and reported to the page', () => {
  expect(addItem(serum)).toBe('added');
  expect(browser.stored('cart')).toEqual([serum]);
  expect(updates).toBe(1);
});

test('no more is added than there is', () => {
  expect(addItem({ ...serum, quantity: 5 }, { stock: 3 })).toBe('added');
  expect(readCart()[0]?.quantity).toBe(3);
  expect(addItem(serum, { stock: 3 })).toBe('nothing-added');
  expect(updates).toBe(1);
});

test('storage that is forbidden or full is reported, and reads as an empty cart', () => {
  browser.localStorage.isForbidden = true;
  expect(addItem(serum)).toBe('not-stored');
  expect(writeCart([serum])).toBe(false);
  expect(readCart()).toEqual([]);
  expect(updates).toBe(0);
});

test.each(['', '{', 'null', '"cart"', '{"items":[]}', '[null,7,{"id":1}]'])(
  'storage that holds %s is an empty cart, to which items can be added',
  (text) => {
    browser.localStorage.setItem('cart', text);
    expect(readCart()).toEqual([]);
    expect(addItem(serum)).toBe('added');
    expect(readCart()).toEqual([serum]);
  },
);

test('an item that another tab put in stays beside the one put in here', () => {
  addItem(serum);
  browser.storeInOtherTab('cart', [serum, oil]);
  expect(addItem(serum)).toBe('added');
  expect(readCart()).toEqual([{ ...serum, quantity: 2 }, oil]);
});

test('a placed order takes only its own items out, not those of another tab', () => {
  browser.storeInOtherTab('cart', [{ ...serum, quantity: 3 }, oil]);
  expect(takeOrderedItems([{ ...serum, quantity: 2 }])).toBe(true);
  expect(readCart()).toEqual([serum, oil]);
  expect(takeOrderedItems([{ ...serum, quantity: 2 }])).toBe(true);
  expect(readCart()).toEqual([oil]);
});

test('a line that another tab removed does not come back by a change here', () => {
  addItem(serum);
  browser.storeInOtherTab('cart', []);
  changeQuantity(serum, 5);
  expect(readCart()).toEqual([]);
});

test('an order changed at the checkout changes the cart by as much', () => {
  writeCart([{ ...serum, quantity: 4 }, oil]);
  takeOutOfCart([{ ...serum, quantity: 3 }, oil], [{ ...serum, quantity: 1 }]);
  expect(readCart()).toEqual([{ ...serum, quantity: 2 }]);
});
