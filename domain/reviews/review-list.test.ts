import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNDERTONES } from '#domain/catalogue/shade-words.ts';
import {
  FIRST_REVIEWS,
  isFiltered,
  MOST_REVIEW_PAGES,
  parseReviewList,
  REVIEW_LIST_PARAMS,
  REVIEW_SORTS,
  reviewListParams,
} from './review-list.ts';
import { AGE_BANDS, SKIN_TYPES } from './reviewer-traits.ts';

const orNone = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);
const queries = fc.record({
  page: fc.integer({ min: 1, max: MOST_REVIEW_PAGES }),
  sort: fc.constantFrom(...REVIEW_SORTS),
  stars: orNone([1, 2, 3, 4, 5]),
  shade: orNone(['Rose', 'N° 4 & more']),
  skinType: orNone(SKIN_TYPES),
  undertone: orNone(UNDERTONES),
  age: orNone(AGE_BANDS),
  withPicture: fc.boolean(),
});

test('an address says a query, and nothing of it is lost', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const params = reviewListParams(query);
      expect(parseReviewList(new URLSearchParams(params))).toEqual(query);
      for (const name of Object.keys(params)) expect(REVIEW_LIST_PARAMS).toContain(name);
    }),
  );
});

test('whatever stands in an address, a list follows', () => {
  const odd = 'page=0&sort=price&stars=6&shade=%20&skinType=scaly&undertone=x&age=7&withPicture=1';
  expect(parseReviewList(new URLSearchParams(odd))).toEqual(FIRST_REVIEWS);
  expect(parseReviewList(new URLSearchParams('page=99999')).page).toBe(1);
  expect(parseReviewList(new URLSearchParams('page=9999')).page).toBe(MOST_REVIEW_PAGES);
  expect(isFiltered(FIRST_REVIEWS)).toBe(false);
});
