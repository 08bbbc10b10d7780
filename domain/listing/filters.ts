import { ATTRIBUTES } from '#domain/catalogue/attributes.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { parsePriceRange } from './price-range.ts';
import { compareSizes, isSizeValue } from './size-value.ts';

/** Query parameters of the filters beside category, brand, stock and offer, in the order of the canonical address. */
export const FILTER_PARAMS = [
  'type',
  'price',
  'rating',
  'shade',
  'depth',
  'undertone',
  'size',
  ...ATTRIBUTES.map(({ slug }) => slug),
] as const;

export type FilterParam = (typeof FILTER_PARAMS)[number];

/** Filters that show their most frequent values at first and the others on demand. */
export const UNFOLDABLE = ['brand', ...FILTER_PARAMS] as const;

export type Unfoldable = (typeof UNFOLDABLE)[number];

/** The chosen values of each filter that has any, sorted and distinct. A product has one of each filter's values. */
export type Filters = Partial<Record<FilterParam, readonly string[]>>;

/** Stars a product has at least. */
export const RATINGS = ['4.5', '4', '3'] as const;

export const MAX_VALUES = 20;

/** Parses the values of each filter, given repeatedly or with commas; what is no value is ignored. */
export function parseFilters(params: URLSearchParams): Filters {
  return cleanFilters(
    Object.fromEntries(
      FILTER_PARAMS.map((param) => [param, params.getAll(param).flatMap((value) => value.split(','))]),
    ),
  );
}

/** Parses which filters show all their values, in one order. */
export function parseUnfolded(params: URLSearchParams): Unfoldable[] {
  const asked = params.getAll('facet').flatMap((value) => value.split(','));
  return UNFOLDABLE.filter((filter) => asked.includes(filter));
}

/** Returns the filters in their canonical form. */
export function cleanFilters(filters: Filters): Filters {
  const clean: Filters = {};
  for (const param of FILTER_PARAMS) {
    const values = [...new Set(filters[param]?.map((value) => singleLine(value)))].filter((value) =>
      isFilterValue(param, value),
    );
    const sorted = param === 'size' ? values.sort(compareSizes) : values.sort();
    // Of several ratings the lowest includes the others.
    if (values.length > 0) clean[param] = sorted.slice(0, param === 'rating' ? 1 : MAX_VALUES);
  }
  return clean;
}

/** True if an address may name the value; whether the catalogue has it is another question. */
export function isFilterValue(param: FilterParam, value: string): boolean {
  if (param === 'price') return parsePriceRange(value) !== null;
  if (param === 'rating') return RATINGS.some((rating) => rating === value);
  if (param === 'size') return isSizeValue(value);
  return /^[a-z0-9][a-z0-9-]{0,59}$/.test(value);
}

export function countFilters(filters: Filters): number {
  return FILTER_PARAMS.reduce((count, param) => count + (filters[param]?.length ?? 0), 0);
}
