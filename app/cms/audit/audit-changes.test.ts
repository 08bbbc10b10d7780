import { expect, test } from 'vitest';
import { auditChanges } from './audit-changes.ts';

const NAMES = new Map([
  ['abc-800x800', 'serum.jpg'],
  ['4f1c', 'Skincare'],
]);
const changes = (before: object | null, after: object | null) =>
  auditChanges(before && { ...before }, after && { ...after }, NAMES).map(
    ({ label, was, is }) => `${label}: ${was} → ${is}`,
  );

test('prices, flags, times and empty fields are read as people write them', () => {
  expect(
    changes(
      { pricePence: 1200, featured: false, until: '2026-07-01T09:30:00.000Z', warnings: '' },
      { pricePence: 1050, featured: true, until: null, warnings: 'Keep cool' },
    ),
  ).toEqual([
    'Price: £12.00 → £10.50',
    'Featured: no → yes',
    'Until: 1 Jul 2026, 10:30 → nothing',
    'Warnings: nothing → Keep cool',
  ]);
});

test('variants stand by their names, with the fields that differ', () => {
  expect(
    changes(
      {
        variants: [
          { name: 'Rose', pricePence: 900, stock: 3 },
          { name: 'Fig', pricePence: 900, stock: 1 },
        ],
      },
      {
        variants: [
          { name: 'Plum', pricePence: 900, stock: 8 },
          { name: 'Rose', pricePence: 950, stock: 3 },
        ],
      },
    ),
  ).toEqual([
    'Variant Fig: price £9.00, stock 1 → null',
    'Variant Plum: null → price £9.00, stock 8',
    'Variant Rose: price: £9.00 → £9.50',
  ]);
});

test('an order is told by what was moved', () => {
  expect(changes({ order: ['Fig', 'Plum', 'Rose'] }, { order: ['Rose', 'Fig', 'Plum'] })).toEqual([
    'Order: null → Rose moved from 3 to 1',
  ]);
  const [fig, rose] = [{ name: 'Fig' }, { name: 'Rose' }];
  expect(changes({ variants: [fig, rose] }, { variants: [rose, fig] })).toEqual([
    'Variants: null → Rose moved from 2 to 1',
  ]);
});

test('pictures and groups stand by their names, what has none stays as it is', () => {
  expect(
    changes(
      { imageUrl: '/media/abc-800x800/800.webp', categoryId: '4f1c', pictures: [] },
      {
        imageUrl: null,
        categoryId: 'gone',
        pictures: [{ url: '/media/abc-800x800/800.webp', alt: 'A jar' }],
      },
    ),
  ).toEqual([
    'Image address: serum.jpg → nothing',
    'Category: Skincare → gone',
    'Picture serum.jpg: null → words for it A jar',
  ]);
});
