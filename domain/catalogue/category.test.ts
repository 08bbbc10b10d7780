import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoriesShownFirst, priceRangeText, productCountText, sortCategories } from './category.ts';

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
  expect(productCountText(9277)).toBe('9,277 products');
});

test('of very many categories the largest are shown first, or the first in the order of the owner', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    slug: `c${index}`,
    name: `C${index}`,
    position: 0,
    productCount: index,
  }));
  expect(categoriesShownFirst(many, 12).map(({ productCount }) => productCount)[0]).toBe(29);
  expect(categoriesShownFirst(many, 12)).toHaveLength(12);
  expect(categoriesShownFirst(many.slice(0, 24), 12)).toHaveLength(24);
  const ordered = many.map((category, position) => ({ ...category, position }));
  expect(categoriesShownFirst(ordered, 12)).toEqual(ordered.slice(0, 12));
});
