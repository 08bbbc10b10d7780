import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  facetsOf,
  idsIn,
  knownFilters,
  MOST_OFFERED,
  type Names,
  OFFERED_AT_FIRST,
  presentFilters,
} from './facets.ts';
import type { Filters } from './filters.ts';
import type { ListingQuery } from './listing.ts';
import { isWithin, parsePriceRange } from './price-range.ts';
import { type Shelf, ShelfBuilder, type ShelfProduct, type ShelfValue } from './shelf.ts';
import { countShelf, type Narrowing } from './shelf-count.ts';

const named = (name: string) => ({ id: `id-${name}`, slug: name.toLowerCase(), name });
const names: Names = {
  categories: ['Makeup', 'Skincare'].map(named),
  brands: ['Fern', 'Halden', 'Orla'].map(named),
  types: ['Lipstick', 'Serum'].map(named),
  values: [
    { param: 'concern', slug: 'dryness', name: 'Dryness' },
    { param: 'concern', slug: 'redness', name: 'Redness' },
  ],
  formerValues: [{ param: 'concern', slug: 'rosacea', value: 'redness' }],
};
const everything: Narrowing = { category: null, brand: [], filters: {}, inStock: false, onOffer: false };

const product = (values: Record<string, string[]>, more: Partial<ShelfProduct> = {}): ShelfProduct => ({
  id: JSON.stringify([values, more]),
  values: Object.entries(values).flatMap(([group, all]) =>
    all.map((value): ShelfValue => ({ group: group as ShelfValue['group'], value })),
  ),
  stock: 3,
  pricePence: 1500,
  formerPence: null,
  orderedCount: 0,
  reviewCount: 10,
  rating: 4.2,
  weightedRating: 4,
  featured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const shelfOf = (products: ShelfProduct[]): Shelf => {
  const builder = new ShelfBuilder();
  for (const each of products) builder.add(each);
  return builder.shelf();
};
const count = (shelf: Shelf, narrowing: Partial<Narrowing>, among: Int32Array | null = null) =>
  countShelf(shelf, { ...everything, ...narrowing }, idsIn(names), among);
const facets = (shelf: Shelf, narrowing: Partial<Narrowing>) =>
  facetsOf(shelf, count(shelf, narrowing), { ...everything, unfolded: [], ...narrowing }, names);
const inSkincare = { category: ['id-Skincare'] };

const shop = shelfOf([
  product({ ...inSkincare, brand: ['id-Orla'], concern: ['dryness', 'redness'], size: ['100ml', '30ml'] }),
  product({ ...inSkincare, brand: ['id-Orla'], concern: ['dryness'] }, { rating: 4.8 }),
  product({ ...inSkincare, brand: ['id-Halden'], concern: ['redness'] }, { formerPence: 2000 }),
  product(
    { category: ['id-Makeup'], brand: ['id-Orla'], type: ['id-Lipstick'] },
    { stock: 0, pricePence: 900 },
  ),
]);

test('a chosen brand or category without products keeps its name, so that it can be removed', () => {
  const shown = facets(shop, { category: 'makeup', brand: ['fern', 'id-Orla', 'unheard-of'] });
  expect(shown.brands).toEqual([
    { slug: 'orla', name: 'Orla', count: 1 },
    { slug: 'fern', name: 'Fern', count: 0 },
    { slug: 'id-Orla', name: 'Orla', count: 0 },
    { slug: 'unheard-of', name: 'unheard-of', count: 0 },
  ]);
  expect(facets(shop, { category: 'makeup', brand: ['halden'] }).categories).toEqual([
    { slug: 'skincare', name: 'Skincare', count: 1 },
    { slug: 'makeup', name: 'Makeup', count: 0 },
  ]);
});

test('each group is counted without its own choice, and beside the others', () => {
  const shown = facets(shop, { category: 'skincare', brand: ['orla'], filters: { concern: ['redness'] } });
  expect(shown.categories).toEqual([{ slug: 'skincare', name: 'Skincare', count: 1 }]);
  expect(shown.brands).toEqual([
    { slug: 'halden', name: 'Halden', count: 1 },
    { slug: 'orla', name: 'Orla', count: 1 },
  ]);
  expect(shown.groups.map(({ param, options }) => ({ param, options }))).toEqual([
    { param: 'price', options: [{ slug: '10-20', name: '£10 to £19.99', count: 1 }] },
    {
      param: 'rating',
      options: [
        { slug: '4', name: '4 stars and up', count: 1 },
        { slug: '3', name: '3 stars and up', count: 1 },
      ],
    },
    {
      param: 'size',
      options: [
        { slug: '30ml', name: '30 ml', count: 1 },
        { slug: '100ml', name: '100 ml', count: 1 },
      ],
    },
    {
      param: 'concern',
      options: [
        { slug: 'dryness', name: 'Dryness', count: 2 },
        { slug: 'redness', name: 'Redness', count: 1 },
      ],
    },
  ]);
  expect([shown.inStock, shown.onOffer]).toEqual([1, 0]);
});

test('values of one filter are alternatives, filters together are conditions', () => {
  const listed = (filters: Filters) => [...count(shop, { filters }).listed];
  expect(listed({ concern: ['dryness', 'redness'] })).toEqual([0, 1, 2]);
  expect(listed({ concern: ['dryness', 'redness'], rating: ['4.5'] })).toEqual([1]);
  expect(listed({ price: ['under-10', '12-16'] })).toEqual([0, 1, 2, 3]);
  expect(listed({ type: ['lipstick'], concern: ['dryness'] })).toEqual([]);
});

test('a filter is found by id as well, an unknown one leaves nothing', () => {
  expect(count(shop, { category: 'id-Skincare' }).listed).toHaveLength(3);
  expect(count(shop, { category: 'no-such' }).listed).toHaveLength(0);
  expect(count(shop, { filters: { finish: ['matte'] } }).listed).toHaveLength(0);
});

test('a chosen value stays to be removed: one that nothing has, and a price that is no band', () => {
  const { groups } = facets(shop, { filters: { finish: ['matte'], price: ['under-20'] } });
  expect(groups.find(({ param }) => param === 'finish')?.options).toEqual([
    { slug: 'matte', name: 'matte', count: 0 },
  ]);
  expect(
    facets(shop, { filters: { price: ['under-20'] } })
      .groups.find(({ param }) => param === 'price')
      ?.options.map((option) => option.slug),
  ).toEqual(['under-10', '10-20', 'under-20']);
});

test('among the hits of a search, only these are counted', () => {
  const counted = count(shop, {}, Int32Array.from([1, 3]));
  expect([...counted.listed]).toEqual([1, 3]);
  expect(counted.inStock).toBe(1);
});

const anyProducts = fc.array(
  fc
    .record({
      category: fc.constantFrom('id-Makeup', 'id-Skincare'),
      brand: fc.constantFrom('id-Fern', 'id-Halden', 'id-Orla'),
      type: fc.constantFrom('id-Lipstick', 'id-Serum'),
      concern: fc.uniqueArray(fc.constantFrom('dryness', 'redness', 'acne')),
      stock: fc.nat(1),
      pricePence: fc.integer({ min: 500, max: 8000 }),
      formerPence: fc.option(fc.constant(4000)),
      rating: fc.constantFrom(0, 3.5, 4, 4.6),
    })
    .map(({ category, brand, type, concern, ...more }) =>
      product({ category: [category], brand: [brand], type: [type], concern }, more),
    ),
  { maxLength: 30 },
);
const anyNarrowing: fc.Arbitrary<Narrowing> = fc.record({
  category: fc.option(fc.constantFrom('makeup', 'skincare')),
  brand: fc.uniqueArray(fc.constantFrom('fern', 'orla')),
  filters: fc.record(
    {
      concern: fc.uniqueArray(fc.constantFrom('dryness', 'redness'), { minLength: 1 }),
      type: fc.constant(['lipstick']),
      price: fc.uniqueArray(fc.constantFrom('under-10', '20-40'), { minLength: 1 }),
      rating: fc.constantFrom(['4.5'], ['4']),
    },
    { requiredKeys: [] },
  ),
  inStock: fc.boolean(),
  onOffer: fc.boolean(),
});

/** The same rule, product by product. */
function passes(each: ShelfProduct, { category, brand, filters, inStock, onOffer }: Narrowing): boolean {
  const has = (group: string, wanted: readonly string[]) =>
    each.values.some((value) => value.group === group && wanted.includes(value.value));
  const ids = idsIn(names);
  return (
    (category === null || has('category', ids('category', [category]))) &&
    (brand.length === 0 || has('brand', ids('brand', brand))) &&
    (!filters.type || has('type', ids('type', filters.type))) &&
    (!filters.concern || has('concern', filters.concern)) &&
    (!filters.price ||
      filters.price.some((text) =>
        isWithin(each.pricePence, parsePriceRange(text) ?? { fromPence: 1, belowPence: 0 }),
      )) &&
    (!filters.rating || each.rating >= Number(filters.rating[0])) &&
    (!inStock || each.stock > 0) &&
    (!onOffer || (each.formerPence ?? 0) > each.pricePence)
  );
}

test('what is listed, and every count, is what going through the products one by one finds', () => {
  fc.assert(
    fc.property(anyProducts, anyNarrowing, (products, narrowing) => {
      const counted = count(shelfOf(products), narrowing);
      const found = (changed: Partial<Narrowing>) =>
        products.filter((each) => passes(each, { ...narrowing, ...changed })).length;
      expect([...counted.listed]).toEqual(
        products.flatMap((each, number) => (passes(each, narrowing) ? [number] : [])),
      );
      const shown = facetsOf(shelfOf(products), counted, { ...narrowing, unfolded: [] }, names);
      for (const { slug, count: of } of shown.categories) {
        const { type: _type, ...others } = narrowing.filters;
        expect(of).toBe(found({ category: slug, filters: others }));
      }
      for (const { slug, count: of } of shown.brands) expect(of).toBe(found({ brand: [slug] }));
      for (const { param, options } of shown.groups)
        for (const { slug, count: of } of options)
          expect(of, `${param} ${slug}`).toBe(found({ filters: { ...narrowing.filters, [param]: [slug] } }));
      expect(shown.inStock).toBe(found({ inStock: true }));
      expect(shown.onOffer).toBe(found({ onOffer: true }));
    }),
  );
});

test('of many values those of the most products are offered first, in their order, and the chosen one; the others once unfolded', () => {
  const brands = Array.from({ length: 210 }, (_, number) => named(`B${String(number).padStart(3, '0')}`));
  const many = shelfOf(
    brands.flatMap(({ id }, number) => Array.from({ length: number + 1 }, () => product({ brand: [id] }))),
  );
  const all = { ...names, brands };
  const offered = (unfolded: ListingQuery['unfolded']) => {
    const narrowing = { ...everything, brand: ['b003'], unfolded };
    return facetsOf(many, countShelf(many, narrowing, idsIn(all), null), narrowing, all);
  };
  const last = (count: number) => ['b003', ...brands.slice(210 - count).map(({ slug }) => slug)];
  expect(offered([]).brandCount).toBe(210);
  expect(offered([]).brands.map(({ slug }) => slug)).toEqual(last(OFFERED_AT_FIRST));
  expect(offered(['type']).brands).toHaveLength(OFFERED_AT_FIRST + 1);
  expect(offered(['brand']).brands.map(({ slug }) => slug)).toEqual(last(MOST_OFFERED));
});

test('what the shop does not have is no filter', () => {
  const filters: Filters = {
    type: ['serum', 'no-such'],
    concern: ['bogus'],
    size: ['3ml'],
    price: ['under-7'],
  };
  expect(knownFilters(filters, names)).toEqual({ type: ['serum'], size: ['3ml'], price: ['under-7'] });
});

test('a merged value means the one it was merged into, once', () => {
  expect(presentFilters({ concern: ['dryness', 'rosacea', 'redness'] }, names)).toEqual({
    concern: ['dryness', 'redness'],
  });
});
