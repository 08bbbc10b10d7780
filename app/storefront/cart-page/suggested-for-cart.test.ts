import { expect, test } from 'vitest';
import { suggestedForCart } from './suggested-for-cart.ts';

const named = (...ids: string[]) => ids.map((id) => ({ id }));
const popular = named('serum', 'balm', 'mist', 'oil', 'soap');
const lines = [{ item: { id: 'serum' } }];

test('pairs come first and popular products fill up what is left, none twice and none of the cart', () => {
  expect(suggestedForCart(named('mist', 'clay'), popular, lines)).toEqual({
    title: 'Pairs well with your cart, and more',
    products: named('mist', 'clay', 'balm', 'oil'),
  });
});

test('the title promises pairs only where there are some', () => {
  expect(suggestedForCart(named('a', 'b', 'c', 'd', 'e'), popular, lines)).toEqual({
    title: 'Pairs well with your cart',
    products: named('a', 'b', 'c', 'd'),
  });
  expect(suggestedForCart([], popular, lines).title).toBeUndefined();
});
