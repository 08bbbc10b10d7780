import { expect, test } from 'vitest';
import { nearestInPrice } from './nearest-in-price.ts';

test('the nearest prices come first, as popular as they were', () => {
  const products = [{ pricePence: 5400 }, { pricePence: 2000 }, { pricePence: 2600 }, { pricePence: 2400 }];
  expect(nearestInPrice(products, 2200, 3).map(({ pricePence }) => pricePence)).toEqual([2000, 2400, 2600]);
  expect(nearestInPrice([], 2200, 3)).toEqual([]);
});
