import { FILTER_PARAMS, type FilterParam, isFilterValue, RATINGS } from './filters.ts';
import {
  LAST_PAGE,
  type ListingQuery,
  MAX_SEARCH_LENGTH,
  PAGE_SIZE,
  parseListing,
  SORTS,
} from './listing.ts';

export const LARGEST_PAGE = 100;

export type ListRequest =
  | { ok: true; query: ListingQuery; pageSize: number }
  | { ok: false; errors: Record<string, string> };

/**
 * Parses the parameters of the product list in the API. Invalid values, which a page ignores, are errors by parameter, because
 * a program would not notice a different list; unknown parameters are ignored.
 */
export function parseListRequest(asked: URLSearchParams): ListRequest {
  const params = new URLSearchParams(asked);
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(RULES)) {
    const values = params.getAll(name);
    // Blank means missing, as in every form.
    if (values.every((value) => value.trim() === '')) params.delete(name);
    else if (values.length > 1) errors[name] = `${name} can be given once`;
    else if (values.some((value) => !rule.allows(value))) errors[name] = `${name} must be ${rule.says}`;
  }
  for (const param of FILTER_PARAMS) {
    const values = params.getAll(param).flatMap((value) => value.split(','));
    const isWrong = values.some((value) => value.trim() !== '' && !isFilterValue(param, value.trim()));
    if (isWrong) errors[param] = `${param} must be ${FILTER_FORMS[param] ?? 'a slug'}`;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, query: parseListing(params), pageSize: Number(params.get('pageSize') ?? PAGE_SIZE) };
}

const FILTER_FORMS: Partial<Record<FilterParam, string>> = {
  price: 'a range such as under-20, 20-40 or from-70',
  rating: `one of ${RATINGS.join(', ')}`,
  size: 'an amount such as 30ml or 1.5g',
};

type Rule = { allows: (value: string) => boolean; says: string };

const RULES: Record<string, Rule> = {
  search: {
    allows: (text) => [...text].length <= MAX_SEARCH_LENGTH,
    says: `at most ${MAX_SEARCH_LENGTH} characters long`,
  },
  sort: oneOf(SORTS),
  stock: oneOf(['in']),
  offer: oneOf(['yes']),
  page: wholeFrom1To(LAST_PAGE),
  pageSize: wholeFrom1To(LARGEST_PAGE),
};

function oneOf(choices: readonly string[]): Rule {
  const text = choices.length === 1 ? `${choices[0]}` : `one of ${choices.join(', ')}`;
  return { allows: (value) => choices.includes(value), says: text };
}

function wholeFrom1To(largest: number): Rule {
  return {
    allows: (value) => /^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= largest,
    says: `a whole number from 1 to ${largest}`,
  };
}
