import * as v from 'valibot';

/** The limit of better-auth. */
export const PASSWORD_MAX_LENGTH = 128;

const REQUIRED = 'Password is required';

/** A password, never trimmed; one longer than any account's is refused before it is hashed. */
export function passwordField() {
  const filled = v.pipe(
    v.string(REQUIRED),
    v.nonEmpty(REQUIRED),
    v.maxLength(PASSWORD_MAX_LENGTH, `Password must be ${PASSWORD_MAX_LENGTH} characters or fewer`),
  );
  return v.nullish(filled, '');
}
