import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNFOLDABLE } from './filters.ts';
import { activeFilters, type ListingQuery, listingSearch, parseListing, SORTS, VIEWS } from './listing.ts';

const parse = (search: string, category?: string | null) =>
  parseListing(new URLSearchParams(search), category);
const everything = parse('');

test('without parameters the listing shows everything, bestsellers first, as a grid, from page 1', () => {
  expect(everything).toEqual({
    search: '',
    category: null,
    brand: [],
    filters: {},
    sort: 'bestselling',
    view: 'grid',
    page: 1,
    inStock: false,
    onOffer: false,
    unfolded: [],
  });
});

test('every parameter of the address is parsed', () => {
  expect(
    parse(
      'search=rose+serum&category=skincare&brand=zoe,amber&brand=zoe&sort=price-low&view=list&page=3&stock=in&offer=yes&facet=type,brand,colour',
    ),
  ).toEqual({
    search: 'rose serum',
    category: 'skincare',
    brand: ['amber', 'zoe'],
    filters: {},
    sort: 'price-low',
    view: 'list',
    page: 3,
    inStock: true,
    onOffer: true,
    unfolded: ['brand', 'type'],
  });
});

test('unfolding a filter stays on the page, and is left out of no address', () => {
  const query = parse('page=3&brand=amber');
  expect(listingSearch(query, { unfolded: ['type'] })).toBe('?brand=amber&page=3&facet=type');
  expect(listingSearch(parse('facet=type'), { brand: ['amber'] })).toBe('?brand=amber&facet=type');
});

test('unknown values fall back to the defaults', () => {
  expect(parse('category=all&brand=,+,&sort=cheapest&view=table&page=-2&stock=out&offer=1&utm=x')).toEqual(
    everything,
  );
  for (const page of ['0', '1e3', '2.5', '10001', '99999999', 'two', ''])
    expect(parse(`page=${page}`).page).toBe(1);
  expect(parse('page=10000').page).toBe(10000);
});

test('a search is trimmed, its spaces collapsed, and it is cut at 100 characters', () => {
  expect(parse('search=++rose%00%0A+++serum+').search).toBe('rose serum');
  expect(parse(`search=${'a'.repeat(99)}+b`).search).toBe('a'.repeat(99));
  expect([...parse(`search=${'🌹'.repeat(150)}`).search]).toHaveLength(100);
});

test('at most 20 brands are filtered by', () => {
  expect(
    parse(`brand=${Array.from({ length: 30 }, (_, index) => `b${index}`).join(',')}`).brand,
  ).toHaveLength(20);
});

test('the category of the path wins over the parameter', () => {
  expect(parse('category=makeup', 'skincare').category).toBe('skincare');
  expect(parse('category=makeup', null).category).toBe('makeup');
  expect(parse('category=makeup', 'all').category).toBeNull();
});

test('a search sorts by relevance until the shopper chooses', () => {
  expect(parse('search=rose').sort).toBe('relevance');
  expect(parse('search=rose&sort=name').sort).toBe('name');
  expect(parse('sort=relevance').sort).toBe('bestselling');
  expect(listingSearch(parse('search=rose&sort=name'))).toBe('?search=rose&sort=name');
  expect(listingSearch(everything, { search: 'rose' })).toBe('?search=rose');
  expect(listingSearch(parse('search=rose'), { search: '' })).toBe('');
  expect(listingSearch(parse('sort=rating'), { search: 'rose' })).toBe('?search=rose&sort=rating');
});

test('filters are combined, several values of one at a time', () => {
  const query = parse(
    'spf=50&type=lipstick,lip-gloss&size=100ml&size=30ml&price=under-20&skin-type=oily&rating=4.5&rating=4&type=lipstick',
  );
  expect(query.filters).toEqual({
    type: ['lip-gloss', 'lipstick'],
    price: ['under-20'],
    rating: ['4'],
    size: ['30ml', '100ml'],
    'skin-type': ['oily'],
    spf: ['50'],
  });
  expect(listingSearch(query)).toBe(
    '?type=lip-gloss&type=lipstick&price=under-20&rating=4&size=30ml&size=100ml&skin-type=oily&spf=50',
  );
});

test('values are bounded in number, length and form', () => {
  const many = Array.from({ length: 30 }, (_, index) => `t${index}`).join(',');
  expect(parse(`type=${many}`).filters.type).toHaveLength(20);
  expect(
    parse(`type=${'x'.repeat(61)}&concern=Red!&price=cheap&rating=5&size=huge&shade=%00&finish=`).filters,
  ).toEqual({});
});

test('addresses have one fixed order and leave defaults out', () => {
  const query = parse(
    'offer=yes&page=2&view=list&brand=b&brand=a&search=rose+serum&category=makeup&stock=in&sort=rating',
  );
  expect(listingSearch(query)).toBe(
    '?search=rose+serum&category=makeup&brand=a&brand=b&sort=rating&view=list&page=2&stock=in&offer=yes',
  );
  expect(listingSearch(query, {}, { categoryInPath: true })).not.toContain('category');
  expect(listingSearch(everything)).toBe('');
});

test('another filter begins on page 1, another view stays on the page', () => {
  const third = parse('page=3');
  expect(listingSearch(third, { inStock: true })).toBe('?stock=in');
  expect(listingSearch(third, { sort: 'rating' })).toBe('?sort=rating');
  expect(listingSearch(third, { view: 'list' })).toBe('?view=list&page=3');
  expect(listingSearch(third, { page: 4 })).toBe('?page=4');
});

test('every active filter can be removed by itself', () => {
  const query = parse(
    'search=rose&category=makeup&brand=a,b&type=x&concern=y,z&stock=in&offer=yes&view=list&sort=rating',
  );
  expect(activeFilters(query).map((filter) => `${filter.param} ${filter.value}`)).toEqual([
    'search rose',
    'category makeup',
    'brand a',
    'brand b',
    'type x',
    'concern y',
    'concern z',
    'stock in',
    'offer yes',
  ]);
  expect(activeFilters(query).map((filter) => activeFilters({ ...query, ...filter.without }).length)).toEqual(
    Array.from({ length: 9 }, () => 8),
  );
  expect(activeFilters(everything)).toEqual([]);
});

test('an address made from a query asks for the same query, and is its own canonical address', () => {
  const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  const anyQuery: fc.Arbitrary<ListingQuery> = fc.record({
    search: fc.string({ unit: 'binary' }),
    category: fc.option(slug),
    brand: fc.array(slug, { maxLength: 25 }),
    filters: fc.record(
      {
        type: fc.array(slug, { maxLength: 25 }),
        price: fc.array(fc.constantFrom('under-20', '20-40', 'from-70', 'cheap')),
        rating: fc.array(fc.constantFrom('4.5', '4', '2')),
        size: fc.array(fc.constantFrom('100ml', '30ml', '1.5g')),
        concern: fc.array(fc.string()),
      },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom('relevance', ...SORTS),
    view: fc.constantFrom(...VIEWS),
    page: fc.integer({ min: 1, max: 10_000 }),
    inStock: fc.boolean(),
    onOffer: fc.boolean(),
    unfolded: fc.subarray([...UNFOLDABLE]),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      const address = listingSearch(query);
      const read = parse(address);
      expect(listingSearch(read)).toBe(address);
      expect(parse(listingSearch(read))).toEqual(read);
    }),
  );
});

test('no address can break the listing', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (text) => {
      const query = parse(text);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(parse(listingSearch(query))).toEqual(query);
    }),
  );
});
