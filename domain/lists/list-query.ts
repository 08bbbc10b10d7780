import { singleLine } from '#domain/text/clean-text.ts';

/** The sorts and filters a list in /cms accepts. A sort that begins with '-' runs downwards; the first one is the default. */
export type ListShape = {
  sorts: readonly [string, ...string[]];
  /** The values each filter accepts; 'any' where they are rows of the database. */
  filters: Readonly<Record<string, readonly string[] | 'any'>>;
};

/** One request to a list: only the sorts and filter values of its shape. */
export type ListQuery<Shape extends ListShape = ListShape> = {
  search: string;
  sort: Shape['sorts'][number];
  /** '' where a filter is not set. */
  filters: { [Name in FilterName<Shape>]: FilterValue<Shape, Name> | '' };
  page: number;
};

export type FilterName<Shape extends ListShape> = keyof Shape['filters'] & string;

export type FilterValue<
  Shape extends ListShape,
  Name extends FilterName<Shape>,
> = Shape['filters'][Name] extends readonly (infer Value extends string)[] ? Value : string;

/** `isMore` where there are more records than `total`: they are neither counted nor paged to. */
export type ListPage<Row> = {
  items: Row[];
  total: number;
  page: number;
  pageCount: number;
  isMore?: boolean;
};

export const LIST_PAGE_SIZE = 50;
/** Records that a list counts and pages to, where it may be of any length. */
export const MOST_LISTED = 10_000;
/** Records that a list looks at for a search, the newest ones: each is looked up by itself. */
export const MOST_FOUND = 2_000;
export const LAST_PAGE = 100_000;
const MAX_LENGTH = 100;

/** Parses the parameters of an address; unknown ones are ignored. */
export function parseListQuery<const Shape extends ListShape>(
  params: URLSearchParams,
  shape: Shape,
): ListQuery<Shape> {
  const filters = Object.fromEntries(
    Object.entries(shape.filters).map(([name, known]) => [name, knownValue(params.get(name), known)]),
  ) as ListQuery<Shape>['filters'];
  return {
    search: clean(params.get('search')),
    sort: shape.sorts.find((sort) => sort === params.get('sort')) ?? shape.sorts[0],
    filters,
    page: parsePage(params.get('page')),
  };
}

/** Returns 1 for what is no page number, and the last page there can be for a greater one. */
export function parsePage(text: string | null): number {
  return /^\d+$/.test(text ?? '') ? Math.min(Math.max(1, Number(text)), LAST_PAGE) : 1;
}

/** The query string of a list after a change, defaults left out. Anything but another page begins on the first one. */
export function listSearch<Shape extends ListShape>(
  query: ListQuery<Shape>,
  shape: Shape,
  change: {
    search?: string;
    sort?: Shape['sorts'][number];
    filters?: Partial<ListQuery<Shape>['filters']>;
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
