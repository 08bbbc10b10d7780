import { expect, test } from 'vitest';
import { nearestAlike } from './nearest-alike.ts';

const product = (pricePence: number, ...told: string[]) => ({ pricePence, told });
const prices = (list: { pricePence: number }[]) => list.map(({ pricePence }) => pricePence);

test('the one that shares most of what is told comes first, whatever it costs', () => {
  const matte = product(9000, 'finish:matt', 'coverage:full');
  const products = [product(2200), product(2100, 'finish:matt'), matte];
  expect(prices(nearestAlike(products, product(2200, 'finish:matt', 'coverage:full'), 2))).toEqual([
    9000, 2100,
  ]);
});

test('of those that share as much the nearest in price, as popular as they were', () => {
  const products = [5400, 2000, 2600, 2400].map((price) => product(price));
  expect(prices(nearestAlike(products, product(2200), 3))).toEqual([2000, 2400, 2600]);
  expect(nearestAlike([], product(2200), 3)).toEqual([]);
});
