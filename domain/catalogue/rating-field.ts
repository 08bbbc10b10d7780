import * as v from 'valibot';
import { RATING_OPTIONS } from './rating.ts';

/** 1 to 5 in half steps (spec §5), or left out: null then. */
export function ratingField() {
  return v.nullish(
    v.pipe(
      v.fallback(v.string(), ''),
      v.check(
        (typed) => typed === '' || RATING_OPTIONS.includes(Number(typed)),
        'Rating must be from 1 to 5 in half steps',
      ),
      v.transform((typed) => (typed === '' ? null : Number(typed))),
    ),
    '',
  );
}
