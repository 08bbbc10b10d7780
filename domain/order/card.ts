/** Input limits of the card fields. */
export const CARD_NUMBER_MAX_LENGTH = 19;
export const EXPIRY_MAX_LENGTH = 5;
export const CVV_MAX_LENGTH = 4;

export type CardBrand =
  | 'Visa'
  | 'Mastercard'
  | 'American Express'
  | 'Maestro'
  | 'Discover'
  | 'Diners Club'
  | 'JCB'
  | 'UnionPay'
  | 'Card';

/** The brand by the first digits; 'Card' where none matches. */
export function cardBrand(number: string): CardBrand {
  const digits = digitsOf(number);
  return BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'Card';
}

/** The last four digits, the only ones that may be stored (docs/decisions/030-card-data-never-stored.md); '' where there are none. */
export function lastFour(number: string): string {
  return digitsOf(number).slice(-4);
}

const BRANDS: [CardBrand, RegExp][] = [
  ['Visa', /^4/],
  ['Mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['American Express', /^3[47]/],
  ['Maestro', /^(?:5018|5020|5038|6304|6759|676[1-3])/],
  ['Discover', /^(?:6011|64[4-9]|65)/],
  ['Diners Club', /^3(?:0[0-5]|[68])/],
  ['JCB', /^35(?:2[89]|[3-8])/],
  ['UnionPay', /^62/],
];

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
