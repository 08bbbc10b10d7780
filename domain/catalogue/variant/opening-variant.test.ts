import { expect, test } from 'vitest';
import { openingVariant } from './opening-variant.ts';

const shade = (name: string, stock: number, pricePence = 2400) => ({ name, stock, pricePence });

test("of shades at one price the first in stock in the owner's order", () => {
  expect(openingVariant([shade('Ember', 0), shade('Dusk', 3), shade('Petal', 9)])?.name).toBe('Dusk');
  expect(openingVariant([shade('Ember', 0), shade('Dusk', 0)])?.name, 'all sold out').toBe('Ember');
  expect(openingVariant([])).toBeUndefined();
});

test('of sizes the cheapest in stock, whose price the card shows', () => {
  const small = shade('10 ml', 0, 800);
  const large = shade('50 ml', 3, 2000);
  const medium = shade('30 ml', 1, 1200);
  const refill = shade('30 ml, refill', 9, 1200);
  expect(openingVariant([small, large, medium, refill])).toBe(medium);
  expect(openingVariant([small, large])).toBe(large);
  expect(openingVariant([{ ...large, stock: 0 }, small]), 'all sold out').toBe(small);
});
