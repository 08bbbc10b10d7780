import { expect, test } from 'vitest';
import type { SetPart } from '#domain/catalogue/product.ts';
import { afterOpeningOf, ingredientsOf, shownSet, warningsOf } from './shown-set.ts';

const part = (fields: Partial<SetPart> = {}): SetPart => ({
  slug: 'balm',
  name: 'Balm',
  brand: 'Orla',
  variant: 'Standard',
  sku: null,
  quantity: 1,
  unitPricePence: 3000,
  imageUrl: null,
  category: 'skincare',
  amount: 50,
  unit: 'ml',
  ingredients: 'Aqua',
  warnings: '',
  periodAfterOpeningMonths: null,
  sealedForHygiene: false,
  goodsKind: null,
  isOnSale: true,
  stock: 3,
  ...fields,
});

test('a product that neither is a set nor in one says nothing of sets', () => {
  expect(shownSet({ parts: [], inSets: [], pricePence: 100, originalPricePence: null })).toBeNull();
});

test('a set says what its parts cost by themselves only where it costs less, is not reduced and all can be bought', () => {
  const parts = [part(), part({ slug: 'mist', name: 'Mist', quantity: 2 })];
  expect(shownSet({ parts, inSets: [], pricePence: 7000, originalPricePence: null })).toMatchObject({
    worthPence: 9000,
    notSold: '',
  });
  expect(shownSet({ parts, inSets: [], pricePence: 9000, originalPricePence: null })?.worthPence).toBeNull();
  expect(shownSet({ parts, inSets: [], pricePence: 7000, originalPricePence: 8000 })?.worthPence).toBeNull();
  const without = [part(), part({ slug: 'mist', name: 'Mist', isOnSale: false })];
  expect(shownSet({ parts: without, inSets: [], pricePence: 100, originalPricePence: null })).toMatchObject({
    worthPence: null,
    notSold: 'Mist is not sold at the moment, so this set cannot be bought.',
  });
});

test('each part has its own ingredients', () => {
  const parts = [
    part(),
    part({ name: 'Brush', ingredients: '' }),
    part({ name: 'Mist', ingredients: 'Rosa' }),
  ];
  expect(ingredientsOf({ parts, ingredients: '' })).toBe('Balm\nAqua\n\nMist\nRosa');
});

test('each part has its own warnings and its own time after opening, beside those of the set', () => {
  const parts = [
    part({ warnings: 'Keep out of eyes.', periodAfterOpeningMonths: 6 }),
    part({ name: 'Brush' }),
    part({ name: 'Mist', warnings: 'Flammable.', periodAfterOpeningMonths: 1 }),
  ];
  expect(warningsOf({ parts, warnings: '' })).toBe('Balm\nKeep out of eyes.\n\nMist\nFlammable.');
  expect(warningsOf({ parts, warnings: 'For adults.' })).toMatch(/^For adults\.\n\nBalm\n/);
  expect(afterOpeningOf({ parts, periodAfterOpeningMonths: null })).toBe(
    'Balm: best used within 6 months (6M); Mist: best used within 1 month (1M)',
  );
  expect(afterOpeningOf({ parts: [], periodAfterOpeningMonths: 12 })).toBe(
    'Best used within 12 months (12M)',
  );
  expect(afterOpeningOf({ parts: [], periodAfterOpeningMonths: null })).toBe('');
});

test('a part of which there are fewer than a set needs is sold out', () => {
  const parts = [part(), part({ quantity: 2, stock: 2 }), part({ quantity: 4 }), part({ stock: 0 })];
  const shown = shownSet({ parts, inSets: [], pricePence: 7000, originalPricePence: null });
  expect(shown?.parts.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, true, true]);
});
