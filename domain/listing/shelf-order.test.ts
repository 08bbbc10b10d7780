import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORTS } from './listing.ts';
import { ShelfBuilder, type ShelfProduct } from './shelf.ts';
import { pageOfShelf } from './shelf-order.ts';

const product = (id: string, more: Partial<ShelfProduct>): ShelfProduct => ({
  id,
  values: [],
  variants: [],
  stock: 1,
  pricePence: 1000,
  formerPence: null,
  orderedCount: 0,
  reviewCount: 0,
  rating: 0,
  weightedRating: 0,
  featured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const shelfOf = (products: ShelfProduct[]) => {
  const builder = new ShelfBuilder();
  for (const each of products) builder.add(each);
  return builder.shelf();
};
const all = (count: number) => Int32Array.from({ length: count }, (_, number) => number);

const shop = shelfOf([
  product('amber', { pricePence: 900, formerPence: 1000 }),
  product('birch', { orderedCount: 4, rating: 4.1, reviewCount: 9, weightedRating: 3.6 }),
  product('cedar', { featured: true, pricePence: 500, createdAt: '2026-03-01T00:00:00.000Z' }),
  product('dune', { weightedRating: 3.9, rating: 5, reviewCount: 2 }),
  product('elder', { pricePence: 6000, formerPence: 12_000 }),
]);

test.each([
  ['bestselling', ['birch', 'cedar', 'dune', 'amber', 'elder']],
  ['newest', ['cedar', 'birch', 'dune', 'amber', 'elder']],
  ['saving', ['elder', 'amber', 'birch', 'cedar', 'dune']],
  ['price-low', ['cedar', 'amber', 'birch', 'dune', 'elder']],
  ['price-high', ['elder', 'birch', 'dune', 'amber', 'cedar']],
  ['rating', ['dune', 'birch', 'amber', 'cedar', 'elder']],
  ['name', ['amber', 'birch', 'cedar', 'dune', 'elder']],
] as const)('sorted by %s', (sort, expected) => {
  const page = pageOfShelf(shop, all(5), sort, { offset: 0, limit: 5 });
  expect(page.map((number) => shop.ids[number])).toEqual(expected);
});

test.each([
  ['bestselling', ['dune', 'birch', 'amber', 'cedar']],
  ['newest', ['birch', 'dune', 'cedar', 'amber']],
  ['saving', ['birch', 'dune', 'amber', 'cedar']],
  ['price-low', ['amber', 'birch', 'cedar', 'dune']],
  ['rating', ['amber', 'cedar', 'birch', 'dune']],
] as const)('sold out, sorted by %s', (sort, expected) => {
  const shelf = shelfOf([
    product('amber', { stock: 0, orderedCount: 9, pricePence: 100, formerPence: 1000, rating: 5 }),
    product('birch', { createdAt: '2026-02-01T00:00:00.000Z', pricePence: 800, formerPence: 1000 }),
    product('cedar', { stock: 0, createdAt: '2026-03-01T00:00:00.000Z', rating: 4 }),
    product('dune', { orderedCount: 2 }),
  ]);
  const page = pageOfShelf(shelf, all(4), sort, { offset: 0, limit: 4 });
  expect(page.map((number) => shelf.ids[number])).toEqual(expected);
});

test('the pages of a listing hold every product once, in one order', () => {
  const anyProduct = fc
    .record({
      pricePence: fc.integer({ min: 1, max: 4 }),
      formerPence: fc.option(fc.constant(4)),
      orderedCount: fc.nat(3),
      weightedRating: fc.nat(2),
    })
    .map((more) => product('any', more));
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 60 }), fc.constantFrom(...SORTS), (products, sort) => {
      const shelf = shelfOf(products);
      const whole = pageOfShelf(shelf, all(products.length), sort, { offset: 0, limit: 600 });
      const paged = Array.from({ length: 9 }, (_, page) =>
        pageOfShelf(shelf, all(products.length), sort, { offset: page * 7, limit: 7 }),
      ).flat();
      expect(paged).toEqual(whole);
      expect(new Set(whole).size).toBe(products.length);
    }),
  );
});
