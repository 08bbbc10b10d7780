import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFiltered, type ListShape, listSearch, pageOf, parseListQuery } from './list-query.ts';

const SHAPE = {
  sorts: ['name', '-updated'],
  filters: { status: ['live', 'archived'], brand: 'any' },
} as const satisfies ListShape;

test('an address without anything asks for the first page by the first sort', () => {
  const query = parseListQuery(new URLSearchParams(), SHAPE);
  expect(query).toEqual({ search: '', sort: 'name', filters: { status: '', brand: '' }, page: 1 });
  expect(listSearch(query, SHAPE)).toBe('');
  expect(isFiltered(query)).toBe(false);
});

test('unknown parameters are ignored', () => {
  const query = parseListQuery(new URLSearchParams('sort=evil&status=gone&page=-3&else=1'), SHAPE);
  expect(query).toEqual({ search: '', sort: 'name', filters: { status: '', brand: '' }, page: 1 });
});

test('a further filter begins on the first page, another page keeps the filters', () => {
  const query = parseListQuery(new URLSearchParams('search=serum&status=live&page=4'), SHAPE);
  expect(listSearch(query, SHAPE, { filters: { brand: 'b1' } })).toBe('?search=serum&status=live&brand=b1');
  expect(listSearch(query, SHAPE, { page: 5 })).toBe('?search=serum&status=live&page=5');
});

test('parsing a written query string gives the same query', () => {
  fc.assert(
    fc.property(
      fc.record({
        search: fc.string({ maxLength: 40 }),
        sort: fc.constantFrom('name' as const, '-updated' as const),
        status: fc.constantFrom('', 'live', 'archived'),
        page: fc.integer({ min: 1, max: 999 }),
      }),
      ({ search, sort, status, page }) => {
        const asked = parseListQuery(new URLSearchParams({ search, sort, status, page: `${page}` }), SHAPE);
        const again = parseListQuery(
          new URLSearchParams(listSearch(asked, SHAPE, { page: asked.page })),
          SHAPE,
        );
        expect(again).toEqual(asked);
      },
    ),
  );
});

test('the types know only the sorts and filter values of the shape', () => {
  const { sort, filters } = parseListQuery(new URLSearchParams('status=gone&sort=-name'), SHAPE);
  // @ts-expect-error: no such value
  expect(filters.status === 'gone').toBe(false);
  // @ts-expect-error: no such sort
  expect(sort === '-name').toBe(false);
});

test('there is always a first page', () => {
  expect(pageOf([], 0, 1).pageCount).toBe(1);
  expect(pageOf([], 51, 1).pageCount).toBe(2);
});
