import { expect, test } from 'vitest';
import { notInCart } from './not-in-cart.ts';

const popular = [{ id: 'serum' }, { id: 'balm' }, { id: 'mist' }];
const part = {
  variant: 'Standard',
  variantId: 'serum-standard',
  name: 'Serum',
  quantity: 1,
  unitPricePence: 900,
  ratePercent: null,
  sealedForHygiene: false,
  goodsKind: null,
  ml: null,
  lacks: [],
};

test('neither a product of the cart nor a part of a set in it is suggested', () => {
  const set = { item: { id: 'set' }, parts: [{ ...part, id: 'serum' }] };
  expect(notInCart(popular, [set, { item: { id: 'balm' } }])).toEqual([{ id: 'mist' }]);
  expect(notInCart(popular, [])).toEqual(popular);
});
