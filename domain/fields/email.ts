/** True for name@example.com without spaces, up to the 254 characters of RFC 5321. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}

/** Normalises an address, for comparing and for unique columns. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

export const MAX_EMAIL_LENGTH = 254;

/** Excludes quotes, brackets, commas and control characters, which have a meaning in mail headers. */
const EMAIL =
  /^[^\s@\p{Cc}"(),:;<>[\]\\]{1,64}@[^\s@.\p{Cc}"(),:;<>[\]\\]+(?:\.[^\s@.\p{Cc}"(),:;<>[\]\\]+)+$/u;
