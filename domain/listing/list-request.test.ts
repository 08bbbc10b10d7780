import { expect, test } from 'vitest';
import { parseListRequest } from './list-request.ts';

const asked = (query: string) => parseListRequest(new URLSearchParams(query));

test('a list request keeps to its limits', () => {
  expect(asked('')).toMatchObject({ ok: true, pageSize: 24, query: { page: 1, sort: 'bestselling' } });
  expect(asked('pageSize=100&page=10000&sort=price-low&stock=in&offer=yes&brand=a&brand=b')).toMatchObject({
    ok: true,
    pageSize: 100,
    query: { page: 10_000, sort: 'price-low', inStock: true, onOffer: true, brand: ['a', 'b'] },
  });
  expect(asked('sort=&page=&pageSize=%20&stock=')).toEqual(asked(''));
  expect(asked('utm_source=letter&category=no-such')).toMatchObject({ ok: true });
});

test.each([
  ['pageSize=101', { pageSize: 'pageSize must be a whole number from 1 to 100' }],
  ['pageSize=0', { pageSize: 'pageSize must be a whole number from 1 to 100' }],
  ['page=0', { page: 'page must be a whole number from 1 to 10000' }],
  ['page=abc', { page: 'page must be a whole number from 1 to 10000' }],
  ['page=1&page=2', { page: 'page can be given once' }],
  [
    'sort=foo',
    { sort: 'sort must be one of bestselling, newest, saving, price-low, price-high, rating, name' },
  ],
  ['price=cheap', { price: 'price must be a range such as under-20, 20-40 or from-70' }],
  ['rating=5', { rating: 'rating must be one of 4.5, 4, 3' }],
  ['size=big', { size: 'size must be an amount such as 30ml or 1.5g' }],
  ['skin-type=oily&skin-type=Very+Dry', { 'skin-type': 'skin-type must be a slug' }],
  ['stock=out', { stock: 'stock must be in' }],
  [`search=${'x'.repeat(101)}`, { search: 'search must be at most 100 characters long' }],
])('%s is answered with what is wrong', (query, errors) => {
  expect(asked(query)).toEqual({ ok: false, errors });
});
