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
import {
  type Shelf,
  ShelfBuilder,
  type ShelfProduct,
  type ShelfValue,
  type ShelfVariant,
  VARIANT_GROUPS,
} from './shelf.ts';
import { countShelf, type Narrowing } from './shelf-count.ts';
import { pageOfShelf } from './shelf-order.ts';

const named = (name: string) => ({ id: `id-${name}`, slug: name.toLowerCase(), name });
const values = {
  shade: ['red', 'nude'],
  depth: ['fair', 'deep'],
  undertone: ['cool', 'olive'],
  size: ['30ml', '50ml'],
};
const names: Names = {
  categories: ['Makeup', 'Skincare'].map(named),
  brands: ['Fern', 'Halden', 'Orla'].map(named),
  types: ['Lipstick', 'Serum'].map(named),
  values: [
    { param: 'concern', slug: 'dryness', name: 'Dryness' },
    { param: 'concern', slug: 'redness', name: 'Redness' },
    ...(['shade', 'depth', 'undertone'] as const).flatMap((param) =>
      values[param].map((slug) => ({ param, slug, name: slug })),
    ),
  ],
  formerValues: [{ param: 'concern', slug: 'rosacea', value: 'redness' }],
};
const everything: Narrowing = { category: null, brand: [], filters: {}, inStock: false, onOffer: false };

const product = (own: Record<string, string[]>, more: Partial<ShelfProduct> = {}): ShelfProduct => ({
  id: JSON.stringify([own, more]),
  values: Object.entries(own).flatMap(([group, all]) =>
    all.map((value): ShelfValue => ({ group: group as ShelfValue['group'], value })),
  ),
  variants: [],
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

const variant = (
  values: Partial<Record<ShelfValue['group'], string>>,
  more: Partial<ShelfVariant> = {},
): ShelfVariant => ({
  values: Object.entries(values).map(([group, value]) => ({ group: group as ShelfValue['group'], value })),
  stock: 3,
  pricePence: 1500,
  formerPence: null,
  ...more,
});
const ofSizes = (...sizes: string[]) => ({ variants: sizes.map((size) => variant({ size })) });

const shop = shelfOf([
  product({ ...inSkincare, brand: ['id-Orla'], concern: ['dryness', 'redness'] }, ofSizes('100ml', '30ml')),
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

test('filters of variants are met by one variant, not by several together', () => {
  const concealers = shelfOf([
    product(
      {},
      {
        variants: [
          variant({ depth: 'deep', undertone: 'cool' }),
          variant({ depth: 'fair', undertone: 'warm' }),
        ],
      },
    ),
    product(
      {},
      { variants: [variant({ depth: 'deep', undertone: 'warm' }, { stock: 0 }), variant({ size: '30ml' })] },
    ),
  ]);
  const listed = (narrowing: Partial<Narrowing>) => [...count(concealers, narrowing).listed];
  expect(listed({ filters: { depth: ['deep'] } })).toEqual([0, 1]);
  expect(listed({ filters: { depth: ['deep'], undertone: ['warm'] } })).toEqual([1]);
  expect(listed({ filters: { depth: ['deep'], undertone: ['warm'] }, inStock: true })).toEqual([]);
  expect(listed({ filters: { depth: ['deep'], size: ['30ml'] } })).toEqual([]);
});

test('a listing of one size is sorted by what that size costs', () => {
  const oils = shelfOf([
    product(
      {},
      {
        pricePence: 900,
        variants: [
          variant({ size: '10ml' }, { pricePence: 900 }),
          variant({ size: '50ml' }, { pricePence: 4000 }),
        ],
      },
    ),
    product(
      {},
      {
        pricePence: 1200,
        variants: [
          variant({ size: '10ml' }, { pricePence: 1200 }),
          variant({ size: '50ml' }, { pricePence: 3000 }),
        ],
      },
    ),
  ]);
  const large = count(oils, { filters: { size: ['50ml'] } });
  const page = (sorted: Int32Array, pence?: Float64Array) =>
    pageOfShelf(oils, sorted, 'price-low', { offset: 0, limit: 9 }, pence);
  expect(page(large.listed, large.pricePence)).toEqual([1, 0]);
  expect(page(large.listed)).toEqual([0, 1]);
});

const anyVariant = fc
  .record({
    shade: fc.option(fc.constantFrom('red', 'nude')),
    depth: fc.option(fc.constantFrom('fair', 'deep')),
    undertone: fc.option(fc.constantFrom('cool', 'olive')),
    size: fc.option(fc.constantFrom('30ml', '50ml')),
    stock: fc.nat(1),
    pricePence: fc.integer({ min: 500, max: 8000 }),
    formerPence: fc.option(fc.constant(4000)),
  })
  .map(({ stock, pricePence, formerPence, ...values }) => {
    const own = Object.entries(values).filter(([, value]) => value !== null);
    return variant(Object.fromEntries(own), { stock, pricePence, formerPence });
  });
const anyProducts = fc.array(
  fc
    .record({
      category: fc.constantFrom('id-Makeup', 'id-Skincare'),
      brand: fc.constantFrom('id-Fern', 'id-Halden', 'id-Orla'),
      type: fc.constantFrom('id-Lipstick', 'id-Serum'),
      concern: fc.uniqueArray(fc.constantFrom('dryness', 'redness', 'acne')),
      variants: fc.array(anyVariant, { minLength: 1, maxLength: 4 }),
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
      price: fc.uniqueArray(fc.constantFrom('under-10', '20-40', '12-60'), { minLength: 1 }),
      rating: fc.constantFrom(['4.5'], ['4']),
      shade: fc.uniqueArray(fc.constantFrom('red', 'nude'), { minLength: 1 }),
      depth: fc.uniqueArray(fc.constantFrom('fair', 'deep'), { minLength: 1 }),
      undertone: fc.constant(['olive']),
      size: fc.constant(['50ml']),
    },
    { requiredKeys: [] },
  ),
  inStock: fc.boolean(),
  onOffer: fc.boolean(),
});

/** The same rule, product by product. */
function passes(each: ShelfProduct, { category, brand, filters, inStock, onOffer }: Narrowing): boolean {
  const has = (values: readonly ShelfValue[], group: string, wanted: readonly string[]) =>
    values.some((value) => value.group === group && wanted.includes(value.value));
  const own = (group: string, wanted: readonly string[]) => has(each.values, group, wanted);
  const ids = idsIn(names);
  const meetsOwn =
    (category === null || own('category', ids('category', [category]))) &&
    (brand.length === 0 || own('brand', ids('brand', brand))) &&
    (!filters.type || own('type', ids('type', filters.type))) &&
    (!filters.concern || own('concern', filters.concern)) &&
    (!filters.rating || each.rating >= Number(filters.rating[0]));
  return (
    meetsOwn &&
    each.variants.some(
      ({ values, stock, pricePence, formerPence }) =>
        (!filters.shade || has(values, 'shade', filters.shade)) &&
        (!filters.depth || has(values, 'depth', filters.depth)) &&
        (!filters.undertone || has(values, 'undertone', filters.undertone)) &&
        (!filters.size || has(values, 'size', filters.size)) &&
        (!filters.price ||
          filters.price.some((text) =>
            isWithin(pricePence, parsePriceRange(text) ?? { fromPence: 1, belowPence: 0 }),
          )) &&
        (!inStock || stock > 0) &&
        (!onOffer || (formerPence ?? 0) > pricePence),
    )
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
      const params = shown.groups.map(({ param }) => param);
      for (const param of VARIANT_GROUPS)
        if (found({ filters: { ...narrowing.filters, [param]: values[param] } }) > 0)
          expect(params).toContain(param);
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
