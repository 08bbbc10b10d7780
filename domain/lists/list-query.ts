import { singleLine } from '#domain/text/clean-text.ts';

/** What a list in /cms can be asked for. A sort that begins with '-' runs downwards; the first one is the default. */
export type ListShape<Sort extends string = string, Filter extends string = string> = {
  sorts: readonly [Sort, ...Sort[]];
  /** The values each filter knows; 'any' where they are rows of the database. */
  filters: Readonly<Record<Filter, readonly string[] | 'any'>>;
};

export type ListQuery<Sort extends string = string, Filter extends string = string> = {
  search: string;
  sort: Sort;
  /** '' where a filter is not set. */
  filters: Record<Filter, string>;
  page: number;
};

export type ListPage<Row> = { items: Row[]; total: number; page: number; pageCount: number };

export const LIST_PAGE_SIZE = 50;
const LAST_PAGE = 100_000;
const MAX_LENGTH = 100;

/** What an address asks of a list; what is unknown is ignored. */
export function parseListQuery<Sort extends string, Filter extends string>(
  params: URLSearchParams,
  shape: ListShape<Sort, Filter>,
): ListQuery<Sort, Filter> {
  const names = Object.keys(shape.filters) as Filter[];
  const filters = Object.fromEntries(
    names.map((name) => [name, knownValue(params.get(name), shape.filters[name])]),
  ) as Record<Filter, string>;
  const page = /^\d{1,6}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return {
    search: clean(params.get('search')),
    sort: shape.sorts.find((sort) => sort === params.get('sort')) ?? shape.sorts[0],
    filters,
    page: Math.min(Math.max(1, page), LAST_PAGE),
  };
}

/** The query string of a list after a change, defaults left out. Anything but another page begins on the first one. */
export function listSearch<Sort extends string, Filter extends string>(
  query: ListQuery<Sort, Filter>,
  shape: ListShape<Sort, Filter>,
  change: {
    search?: string;
    sort?: Sort;
    filters?: Partial<Record<Filter, string>>;
    page?: number;
  } = {},
): string {
  const next = { ...query, page: 1, ...change, filters: { ...query.filters, ...change.filters } };
  const params = new URLSearchParams();
  if (next.search) params.set('search', next.search);
  for (const [name, value] of Object.entries<string>(next.filters)) if (value) params.set(name, value);
  if (next.sort !== shape.sorts[0]) params.set('sort', next.sort);
  if (next.page > 1) params.set('page', String(next.page));
  return params.size > 0 ? `?${params}` : '';
}

export function isFiltered(query: ListQuery): boolean {
  return query.search !== '' || Object.values(query.filters).some((value) => value !== '');
}

export function pageOf<Row>(items: Row[], total: number, page: number): ListPage<Row> {
  return { items, total, page, pageCount: Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)) };
}

function knownValue(value: string | null, known: readonly string[] | 'any'): string {
  const text = clean(value);
  return known === 'any' || known.includes(text) ? text : '';
}

function clean(text: string | null): string {
  return [...singleLine(text ?? '').replace(/\s+/g, ' ')].slice(0, MAX_LENGTH).join('').trim();
}
