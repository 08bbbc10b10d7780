import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countListed, facetsOf, type Names, type Tally } from './facets.ts';

const named = (name: string) => ({ id: `id-${name}`, slug: name.toLowerCase(), name });
const names: Names = {
  categories: ['Makeup', 'Skincare'].map(named),
  brands: ['Fern', 'Halden', 'Orla'].map(named),
};
const tally = (category: string, brand: string, count: number, more: Partial<Tally> = {}): Tally => ({
  categoryId: `id-${category}`,
  brandId: `id-${brand}`,
  inStock: true,
  onOffer: false,
  count,
  ...more,
});
const all = { category: null, brand: [], inStock: false, onOffer: false };

const shop = [
  tally('Skincare', 'Orla', 5),
  tally('Skincare', 'Halden', 2, { onOffer: true }),
  tally('Makeup', 'Orla', 3, { inStock: false }),
];

test('each group is counted without its own choice', () => {
  expect(facetsOf(shop, { ...all, category: 'skincare', brand: ['orla'] }, names)).toEqual({
    categories: [
      { slug: 'makeup', name: 'Makeup', count: 3 },
      { slug: 'skincare', name: 'Skincare', count: 5 },
    ],
    brands: [
      { slug: 'halden', name: 'Halden', count: 2 },
      { slug: 'orla', name: 'Orla', count: 5 },
    ],
    inStock: 5,
    onOffer: 0,
  });
});

test('a filter is found by id as well, an unknown one leaves nothing', () => {
  expect(countListed(shop, { ...all, category: 'id-Skincare' }, names)).toBe(7);
  expect(countListed(shop, { ...all, category: 'no-such' }, names)).toBe(0);
});

const tallies = fc.array(
  fc.record({
    categoryId: fc.constantFrom('id-Makeup', 'id-Skincare'),
    brandId: fc.constantFrom('id-Fern', 'id-Halden', 'id-Orla'),
    inStock: fc.boolean(),
    onOffer: fc.boolean(),
    count: fc.integer({ min: 1, max: 50 }),
  }),
);

test('the counts of every group add up to the listing without its choice', () => {
  fc.assert(
    fc.property(tallies, fc.boolean(), fc.boolean(), (counted, inStock, onOffer) => {
      const narrowing = { category: 'makeup', brand: ['fern', 'orla'], inStock, onOffer };
      const facets = facetsOf(counted, narrowing, names);
      const total = (facet: { count: number }[]) => facet.reduce((sum, { count }) => sum + count, 0);
      expect(total(facets.categories)).toBe(countListed(counted, { ...narrowing, category: null }, names));
      expect(total(facets.brands)).toBe(countListed(counted, { ...narrowing, brand: [] }, names));
    }),
  );
});
