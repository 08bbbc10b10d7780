import * as v from 'valibot';
import { slugFrom } from '#domain/text/slug.ts';

const MAX_LENGTH = 100;

/** A slug in lower case with hyphens; a blank one is made from the name. */
export function slugField() {
  return v.nullish(
    v.pipe(
      v.fallback(v.string(), ''),
      v.transform(slugFrom),
      v.maxLength(MAX_LENGTH, `Slug must be ${MAX_LENGTH} characters or fewer`),
    ),
    '',
  );
}
