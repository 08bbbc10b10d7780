import { expect, test } from 'vitest';
import { pairsOfCart } from './pairs-of-cart.ts';

const products = (text: string) => text.split(' ').map((id) => ({ id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join(' ');

test('pairs are offered in turn, those of the product added last first', () => {
  expect(ids(pairsOfCart([products('a b c'), products('x y')], ['one', 'two']))).toBe('x a y b c');
});

test('none is offered twice, and none that is in the cart', () => {
  expect(ids(pairsOfCart([products('a two b'), products('b one a')], ['one', 'two']))).toBe('b a');
  expect(pairsOfCart([], [])).toEqual([]);
});
