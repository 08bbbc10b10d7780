import { UNDERTONES, type Undertone } from '#domain/catalogue/shade-words.ts';
import { AGE_BANDS, type AgeBand, SKIN_TYPES, type SkinType } from './reviewer-traits.ts';

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest', 'pictures'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Which reviews of a product, in what order. */
export type ReviewListQuery = {
  page: number;
  sort: ReviewSort;
  /** Null for all, as in the others. */
  stars: number | null;
  /** The name of a shade or size. */
  shade: string | null;
  skinType: SkinType | null;
  undertone: Undertone | null;
  age: AgeBand | null;
  withPicture: boolean;
};

export const REVIEW_LIST_PARAMS = [
  'page',
  'sort',
  'stars',
  'shade',
  'skinType',
  'undertone',
  'age',
  'withPicture',
] as const;

export const REVIEWS_PER_PAGE = 10;

/** Nobody leafs further; without a bound a page would be read at whatever depth somebody asks for. */
export const MOST_REVIEW_PAGES = 1000;

export const FIRST_REVIEWS: ReviewListQuery = {
  page: 1,
  sort: 'helpful',
  stars: null,
  shade: null,
  skinType: null,
  undertone: null,
  age: null,
  withPicture: false,
};

/** Reads a query of an address; what it does not know is left out. */
export function parseReviewList(params: URLSearchParams): ReviewListQuery {
  const said = (name: (typeof REVIEW_LIST_PARAMS)[number]) => params.get(name) ?? '';
  const page = /^\d{1,4}$/.test(said('page')) ? Number(said('page')) : 1;
  return {
    page: Math.min(Math.max(1, page), MOST_REVIEW_PAGES),
    sort: oneOf(REVIEW_SORTS, said('sort')) ?? 'helpful',
    stars: /^[1-5]$/.test(said('stars')) ? Number(said('stars')) : null,
    shade: said('shade').trim().slice(0, LONGEST_SHADE) || null,
    skinType: oneOf(SKIN_TYPES, said('skinType')),
    undertone: oneOf(UNDERTONES, said('undertone')),
    age: oneOf(AGE_BANDS, said('age')),
    withPicture: said('withPicture') === 'yes',
  };
}

/** The parameters of an address that `parseReviewList` reads back; those that say nothing are left out. */
export function reviewListParams(query: ReviewListQuery): Record<string, string> {
  const said: Record<string, string | null> = {
    page: query.page === 1 ? null : String(query.page),
    sort: query.sort === 'helpful' ? null : query.sort,
    stars: query.stars === null ? null : String(query.stars),
    shade: query.shade,
    skinType: query.skinType,
    undertone: query.undertone,
    age: query.age,
    withPicture: query.withPicture ? 'yes' : null,
  };
  return Object.fromEntries(
    Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** True where some reviews may be left out. */
export function isFiltered({
  stars,
  shade,
  skinType,
  undertone,
  age,
  withPicture,
}: ReviewListQuery): boolean {
  return withPicture || [stars, shade, skinType, undertone, age].some((value) => value !== null);
}

const LONGEST_SHADE = 200;

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}
