import * as v from 'valibot';

/** A checkbox; a form omits it when unchecked. */
export function flagField() {
  return v.nullish(
    v.pipe(
      v.unknown(),
      v.transform((value) => value === 'on' || value === true),
    ),
    false,
  );
}
