import * as v from 'valibot';

/** A box to tick: a form leaves it out when it is not. */
export function flagField() {
  return v.nullish(
    v.pipe(
      v.unknown(),
      v.transform((value) => value === 'on' || value === true),
    ),
    false,
  );
}
