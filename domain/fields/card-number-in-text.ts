import * as v from 'valibot';

const MESSAGE = 'Please leave out card numbers: we never need one in a text.';

/** Digits with single spaces or dashes between them; a number with a + is a phone number. */
const RUNS = /(?<![\p{L}\p{N}+])(?<![\p{L}\p{N}]-)\d(?:[ \u00a0\u2010-\u2015-]{0,3}\d)*(?!\p{L})/gu;
const SEPARATORS = /[^\d]+/;
/** The groups that card numbers are printed in; the second is American Express, the third Diners Club. */
const PRINTED = ['4-4-4-4', '4-6-5', '4-6-4', '4-4-4-4-3', '4-4-4-1'];
/** First digits and lengths of the cards there are, ISO/IEC 7812: Visa, Mastercard, American Express, Diners, JCB, Maestro and the rest. */
const CARD =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0|6|8|9)\d{12,17}|35\d{14,17}|(?:50|5[6-9]|6\d)\d{11,17})$/;

/** Refuses text that holds the number of a payment card: what is stored here is read by staff and mailed. */
export const withoutCardNumber = v.check<string, string>((text) => !holdsCardNumber(text), MESSAGE);

/**
 * True where text holds a card number: 13 to 19 digits as they begin on cards, with the check digit of ISO/IEC 7812 (Luhn),
 * however they are spaced, or among other digits in the groups printed on cards. Phone numbers and order numbers are none.
 */
export function holdsCardNumber(text: string): boolean {
  for (const [run] of text.normalize('NFKC').matchAll(RUNS)) {
    const groups = run.split(SEPARATORS);
    if (isCardNumber(groups.join('')) || holdsPrintedNumber(groups)) return true;
  }
  return false;
}

function holdsPrintedNumber(groups: string[]): boolean {
  return groups.some(
    (group, start) =>
      isCardNumber(group) ||
      PRINTED.some((layout) => {
        const part = groups.slice(start, start + layout.split('-').length);
        return part.map(({ length }) => length).join('-') === layout && isCardNumber(part.join(''));
      }),
  );
}

function isCardNumber(digits: string): boolean {
  return CARD.test(digits) && luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
