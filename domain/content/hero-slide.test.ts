import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_CLAIM } from '#domain/money/up-to-percent.ts';
import { fillDiscount, filledSlide, nextSlide } from './hero-slide.ts';

test('after the last slide comes the first', () => {
  expect([0, 1, 2].map((index) => nextSlide(index, 3))).toEqual([1, 2, 0]);
  expect(nextSlide(0, 1)).toBe(0);
  expect(nextSlide(0, 0)).toBe(0);
  expect(nextSlide(7, 3)).toBe(0);
});

test('the rotation visits every slide and comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
      const seen = new Set<number>();
      let index = 0;
      for (let turn = 0; turn < count; turn += 1) {
        seen.add(index);
        index = nextSlide(index, count);
      }
      expect(seen.size).toBe(count);
      expect(index).toBe(0);
    }),
  );
});

const OF_ALL = { percent: 70, isOfSelected: false };

test('a slide claims the reduction that really exists, and of what', () => {
  const few = { percent: 70, isOfSelected: true };
  expect(fillDiscount('up to {discount} off', few)).toBe('up to 70% off selected products');
  expect(fillDiscount('up to {discount}% off selected makeup', few)).toBe('up to 70% off selected makeup');
  expect(fillDiscount('up to {discount}% off', OF_ALL)).toBe('up to 70% off');
  expect(fillDiscount('up to {discount} off', OF_ALL)).toBe('up to 70% off');
});

test('without a reduction the claim goes, other texts stay', () => {
  expect(fillDiscount('up to {discount}% off', NO_CLAIM)).toBe('');
  expect(fillDiscount('New in', NO_CLAIM)).toBe('New in');
});

test('a slide that names a reduction leads to the reduced products, any other where it was told to', () => {
  const linkOf = (badge: string, buttonLink: string, percent = 70) =>
    filledSlide({ badge, description: '', buttonLink }, { percent, isOfSelected: false }).buttonLink;
  expect(linkOf('up to {discount} off', '/products')).toBe('/products?sort=saving&offer=yes');
  expect(linkOf('up to {discount} off', '/categories/makeup?brand=halden')).toBe(
    '/categories/makeup?brand=halden&sort=saving&offer=yes',
  );
  expect(linkOf('up to {discount} off', '/products?sort=newest')).toBe('/products?sort=newest&offer=yes');
  expect(linkOf('up to {discount} off', '/beauty-tips')).toBe('/beauty-tips');
  expect(linkOf('up to {discount} off', 'https://example.com/products')).toBe('https://example.com/products');
  expect(linkOf('New in', '/products')).toBe('/products');
  expect(linkOf('up to {discount} off', '/products', 0)).toBe('/products');
});
