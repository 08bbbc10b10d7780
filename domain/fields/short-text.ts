import * as v from 'valibot';

/** Text that is read further by patterns; '' where it is none, and cut where it is longer than anything it could be. */
export function shortText(longest = 1000) {
  return v.pipe(
    v.fallback(v.string(), ''),
    v.transform((text) => text.slice(0, longest)),
  );
}
