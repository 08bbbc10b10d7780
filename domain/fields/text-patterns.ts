import { POSTCODE_AREAS } from './postcode-areas.ts';

/** Text that is not blank once it is cleaned (`singleLine`), for the description of the API. */
export const FILLED_PATTERN =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2060\\ufeff\\u202a-\\u202e\\u2066-\\u2069]';

/** Characters of an address but dots, of those that count as one everywhere. */
const IN_EMAIL =
  "!#-'*+\\-/0-9=?A-Z^-~\\u00a1-\\u167f\\u1681-\\u1fff\\u2010-\\u2027\\u2030-\\u205e\\u2070-\\u2fff\\u3001-\\ud7ff";

/** What `isEmail` takes, without spaces around it. */
export const EMAIL_PATTERN = `^[.${IN_EMAIL}]{1,64}@[${IN_EMAIL}]+(?:\\.[${IN_EMAIL}]+)+$`;

const BETWEEN_DIGITS = '[ +()./-]*';

/** What `isPhone` takes, without words before the number. */
export const PHONE_PATTERN = `^${BETWEEN_DIGITS}(?:[0-9]${BETWEEN_DIGITS}){7,15}(?:(?:ext|x|#) ?[0-9]{1,7})?$`;

/** What `isUkPostcode` takes, in capitals, without Jersey, Guernsey and the Isle of Man. */
export const UK_POSTCODE_PATTERN = `^(?:${[
  `(?:${areas(1)})[0-9][0-9A-HJKPSTUW]?`,
  `(?:${areas(2)})[0-9][0-9ABEHMNPRVWXY]?`,
].join('|')}) ?[0-9][ABD-HJLNP-UW-Z]{2}$`;

function areas(letters: number): string {
  return [...POSTCODE_AREAS]
    .filter(
      ([area, zone]) => area.length === letters && !['jersey', 'guernsey', 'isle-of-man'].includes(zone),
    )
    .map(([area]) => area)
    .join('|');
}
