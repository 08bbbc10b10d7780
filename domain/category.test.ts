import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceRangeText, productCountText, sortCategories } from './category.ts';

const named = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-'), position: 1000 });

test('the five categories of the filter come first, the others by name', () => {
  const shuffled = [
    'Wellness',
    'Salon Tools',
    'Makeup',
    'Body Care',
    'Skincare',
    'Éclat',
    'Fragrances',
    'Haircare',
  ];
  expect(sortCategories(shuffled.map(named)).map((category) => category.name)).toEqual([
    'Skincare',
    'Haircare',
    'Makeup',
    'Fragrances',
    'Salon Tools',
    'Body Care',
    'Éclat',
    'Wellness',
  ]);
});

test('the order they are stored in makes no difference', () => {
  const sorted = sortCategories(['Skincare', 'Makeup', 'Body Care', 'Nail Care', 'Wellness'].map(named));
  fc.assert(
    fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (shuffled) => {
      expect(sortCategories(shuffled)).toEqual(sorted);
    }),
  );
});

test('the owner may order them otherwise', () => {
  const ordered = [
    { ...named('Wellness'), position: 1 },
    { ...named('Skincare'), position: 2 },
  ];
  expect(sortCategories(ordered.toReversed())).toEqual(ordered);
});

test('the price range is that of the real products', () => {
  expect(priceRangeText({ lowestPricePence: 450, highestPricePence: 6200 })).toBe('£4.50 - £62.00');
  expect(priceRangeText({ lowestPricePence: 450, highestPricePence: 450 })).toBe('£4.50');
  expect(priceRangeText({ lowestPricePence: null, highestPricePence: null })).toBe('');
});

test('products are counted in words', () => {
  expect(productCountText(24)).toBe('24 products');
  expect(productCountText(1)).toBe('1 product');
  expect(productCountText(0)).toBe('0 products');
});
