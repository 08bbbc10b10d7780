import { singleLine } from '#domain/text/clean-text.ts';
import {
  cleanFilters,
  FILTER_PARAMS,
  type FilterParam,
  type Filters,
  parseFilters,
  parseUnfolded,
  type Unfoldable,
} from './filters.ts';

/** Sort orders a shopper may choose; a search without a choice is sorted by relevance. */
export const SORTS = [
  'bestselling',
  'newest',
  'saving',
  'price-low',
  'price-high',
  'rating',
  'name',
] as const;
export const VIEWS = ['grid', 'list'] as const;
export const PAGE_SIZE = 24;
export const LAST_PAGE = 10_000;
export const MAX_SEARCH_LENGTH = 100;
export const MAX_BRANDS = 20;

/** Query parameters of the listing, in the order of its canonical address. */
export const LISTING_PARAMS = [
  'search',
  'category',
  'brand',
  ...FILTER_PARAMS,
  'sort',
  'view',
  'page',
  'stock',
  'offer',
  'facet',
] as const;

export type ListingSort = 'relevance' | (typeof SORTS)[number];
export type ListingView = (typeof VIEWS)[number];

export type ListingQuery = {
  search: string;
  /** Slug or id; null for all. */
  category: string | null;
  /** Slugs or ids, sorted and distinct; empty for all. */
  brand: string[];
  filters: Filters;
  sort: ListingSort;
  view: ListingView;
  page: number;
  inStock: boolean;
  onOffer: boolean;
  /** Filters that show all their values; the products stay the same. */
  unfolded: readonly Unfoldable[];
};

export type ActiveFilter = {
  param: 'search' | 'category' | 'brand' | 'stock' | 'offer' | FilterParam;
  value: string;
  /** The change that removes this filter. */
  without: Partial<ListingQuery>;
};

/** Parses a listing's address. The category of the path wins over the parameter; unknown values are ignored. */
export function parseListing(params: URLSearchParams, category?: string | null): ListingQuery {
  const search = cleanSearch(params.get('search') ?? '');
  return {
    search,
    category: cleanCategory(category ?? params.get('category')),
    brand: cleanBrands(params.getAll('brand').flatMap((value) => value.split(','))),
    filters: parseFilters(params),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? defaultSort(search),
    view: VIEWS.find((view) => view === params.get('view')) ?? 'grid',
    page: cleanPage(params.get('page') ?? ''),
    inStock: params.get('stock') === 'in',
    onOffer: params.get('offer') === 'yes',
    unfolded: parseUnfolded(params),
  };
}

/**
 * Returns the canonical query string ('' or '?search=…&brand=…') after a change, without defaults. Every change but one of
 * view or unfolded filters goes back to page 1.
 */
export function listingSearch(
  query: ListingQuery,
  change: Partial<ListingQuery> = {},
  { categoryInPath = false }: { categoryInPath?: boolean } = {},
): string {
  const next = afterChange(query, change);
  const params = new URLSearchParams();
  if (next.search) params.set('search', next.search);
  if (next.category && !categoryInPath) params.set('category', next.category);
  for (const brand of next.brand) params.append('brand', brand);
  for (const param of FILTER_PARAMS)
    for (const value of next.filters[param] ?? []) params.append(param, value);
  if (next.sort !== 'relevance' && next.sort !== defaultSort(next.search)) params.set('sort', next.sort);
  if (next.view !== 'grid') params.set('view', next.view);
  if (next.page > 1) params.set('page', String(next.page));
  if (next.inStock) params.set('stock', 'in');
  if (next.onOffer) params.set('offer', 'yes');
  for (const filter of next.unfolded) params.append('facet', filter);
  return params.size > 0 ? `?${params}` : '';
}

/** Returns the active filters, for removable chips, in the order of the address. */
export function activeFilters(query: ListingQuery): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (query.search) filters.push({ param: 'search', value: query.search, without: { search: '' } });
  if (query.category) filters.push({ param: 'category', value: query.category, without: { category: null } });
  for (const value of query.brand) {
    filters.push({
      param: 'brand',
      value,
      without: { brand: query.brand.filter((brand) => brand !== value) },
    });
  }
  for (const param of FILTER_PARAMS)
    for (const value of query.filters[param] ?? [])
      filters.push({ param, value, without: { filters: withoutValue(query.filters, param, value) } });
  if (query.inStock) filters.push({ param: 'stock', value: 'in', without: { inStock: false } });
  if (query.onOffer) filters.push({ param: 'offer', value: 'yes', without: { onOffer: false } });
  return filters;
}

function withoutValue(filters: Filters, param: FilterParam, value: string): Filters {
  return cleanFilters({ ...filters, [param]: filters[param]?.filter((chosen) => chosen !== value) });
}

const KEEPS_PAGE = ['view', 'unfolded'];

function afterChange(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  const next = { ...query, ...change };
  next.search = cleanSearch(next.search);
  next.category = cleanCategory(next.category);
  next.brand = cleanBrands(next.brand);
  next.filters = cleanFilters(next.filters);
  if (change.sort === undefined && query.sort === defaultSort(query.search))
    next.sort = defaultSort(next.search);
  if (change.page === undefined && Object.keys(change).some((key) => !KEEPS_PAGE.includes(key)))
    next.page = 1;
  return next;
}

/** Returns the order without a choice: docs/decisions/084-bestsellers-first.md. */
export function defaultSort(search: string): ListingSort {
  return search ? 'relevance' : 'bestselling';
}

function cleanSearch(text: string): string {
  const words = singleLine(text).replace(/\s+/g, ' ');
  return [...words].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

/** Returns null for 'all', the filter's word for no category. */
function cleanCategory(category: string | null): string | null {
  const slug = singleLine(category ?? '').slice(0, MAX_NAME_LENGTH);
  return slug === '' || slug === 'all' ? null : slug;
}

function cleanBrands(brands: string[]): string[] {
  const named = brands
    .map((brand) => singleLine(brand).slice(0, MAX_NAME_LENGTH))
    .filter((brand) => brand !== '');
  return [...new Set(named)].slice(0, MAX_BRANDS).sort();
}

function cleanPage(text: string): number {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

const MAX_NAME_LENGTH = 100;
