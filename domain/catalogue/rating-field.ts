import * as v from 'valibot';
import { shortText } from '#domain/fields/short-text.ts';
import { RATING_OPTIONS } from './rating.ts';

/** 1 to 5 in half steps; null for a blank field. */
export function ratingField() {
  return v.nullish(
    v.pipe(
      shortText(),
      v.check(
        (value) => value === '' || RATING_OPTIONS.includes(Number(value)),
        'Rating must be from 1 to 5 in half steps',
      ),
      v.transform((value) => (value === '' ? null : Number(value))),
    ),
    '',
  );
}
