import { expect, test } from 'vitest';
import { cardFromForm } from './form-card.ts';

const groups = {
  brand: { slug: 'halden', name: 'Halden' },
  category: { slug: 'makeup', name: 'Makeup' },
};
const product = { name: 'Balm', pricePence: '12', originalPricePence: '15', stock: '4', amount: '30' };

const cardOf = (values: Record<string, string>) => cardFromForm(values, groups);

test('a product sold as one thing shows its own price, stock and content', () => {
  expect(cardOf({ ...product, unit: 'ml', 'pictures.0.url': '/a.jpg' })).toMatchObject({
    name: 'Balm',
    brand: { name: 'Halden' },
    pricePence: 1200,
    originalPricePence: 1500,
    stock: 4,
    amount: 30,
    unit: 'ml',
    imageUrl: '/a.jpg',
    hasPriceRange: false,
  });
});

test('a set has as many as its parts make, whatever its own field says', () => {
  expect(cardOf({ ...product, stock: '0', parts: 'rose-serum', partsStock: '31' }).stock).toBe(31);
  expect(cardOf({ ...product, parts: 'rose-serum', partsStock: '0' }).stock).toBe(0);
  expect(cardOf({ ...product, parts: 'rose-serum' }).stock).toBe(4);
  expect(cardOf({ ...product, parts: '', partsStock: '31' }).stock).toBe(4);
});

test('the cheapest variant in stock gives price, former price and content', () => {
  const card = cardOf({
    ...product,
    'variants.0.name': 'Tiny',
    'variants.0.pricePence': '5',
    'variants.0.stock': '0',
    'variants.1.name': 'Travel',
    'variants.1.pricePence': '8',
    'variants.1.originalPricePence': '9',
    'variants.1.amount': '15',
    'variants.1.stock': '2',
    'variants.1.shade': '#aabbcc',
    'variants.2.name': 'Full',
    'variants.2.stock': '3',
  });
  expect(card).toMatchObject({
    pricePence: 800,
    originalPricePence: 900,
    amount: 15,
    stock: 5,
    variantCount: 3,
    hasPriceRange: true,
  });
  expect(card.variants.map(({ shade }) => shade)).toEqual([null, '#aabbcc', null]);
});

test('of sold-out variants the cheapest is shown, and one price is no range', () => {
  const sameForAll = { 'variants.0.name': 'A', 'variants.0.stock': '0', 'variants.1.name': 'B' };
  expect(cardOf({ ...product, ...sameForAll })).toMatchObject({
    pricePence: 1200,
    stock: 0,
    hasPriceRange: false,
  });
});

test('what cannot be read yet counts as empty', () => {
  expect(cardOf({ pricePence: '12,5', stock: 'x', reviewCount: '-3' })).toMatchObject({
    pricePence: 0,
    originalPricePence: null,
    stock: 0,
    reviewCount: 0,
    unit: null,
  });
});
