import { expect, test } from 'vitest';
import { cheapestInStock, firstInStock, needsChoice } from './product.ts';

test('quick add asks nothing where Standard is the only variant', () => {
  expect(needsChoice({ variantCount: 1, variants: [{ name: 'Standard' }] })).toBe(false);
  expect(needsChoice({ variantCount: 0, variants: [] })).toBe(false);
});

test('quick add asks where there are shades or sizes, even a single one', () => {
  expect(needsChoice({ variantCount: 2, variants: [{ name: 'Ember' }, { name: 'Dusk' }] })).toBe(true);
  expect(needsChoice({ variantCount: 1, variants: [{ name: '50 ml' }] })).toBe(true);
  expect(needsChoice({ variantCount: 12, variants: [{ name: 'Standard' }] })).toBe(true);
});

test('the first shade in stock is preselected', () => {
  const shades = [
    { name: 'Ember', stock: 0 },
    { name: 'Dusk', stock: 3 },
    { name: 'Petal', stock: 9 },
  ];
  expect(firstInStock(shades)?.name).toBe('Dusk');
  expect(firstInStock([{ stock: 0 }])).toBeNull();
  expect(firstInStock([])).toBeNull();
});

test('a product is shown at the price of the cheapest variant in stock, the first of equal ones', () => {
  const small = { name: '10 ml', stock: 0, pricePence: 800 };
  const large = { name: '50 ml', stock: 3, pricePence: 2000 };
  const medium = { name: '30 ml', stock: 1, pricePence: 1200 };
  const other = { name: '30 ml, refill', stock: 9, pricePence: 1200 };
  expect(cheapestInStock([small, large, medium, other])).toBe(medium);
  expect(cheapestInStock([small, large])).toBe(large);
  expect(cheapestInStock([{ ...large, stock: 0 }, small]), 'all sold out').toBe(small);
});
