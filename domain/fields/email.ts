/** Whether it looks like name@example.com, without spaces (spec §5), and fits an address's 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}

/** The form in which addresses are compared and stored where each may occur once. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

export const MAX_EMAIL_LENGTH = 254;

/** No quotes, brackets, commas or control characters: they have a meaning in mail headers. */
const EMAIL =
  /^[^\s@\p{Cc}"(),:;<>[\]\\]{1,64}@[^\s@.\p{Cc}"(),:;<>[\]\\]+(?:\.[^\s@.\p{Cc}"(),:;<>[\]\\]+)+$/u;
