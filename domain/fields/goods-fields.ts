import { optionalWholeNumber } from '#domain/fields/number-field.ts';
import { optionalPounds } from '#domain/fields/pounds-field.ts';

/** The heaviest piece a form or file may name. */
export const MOST_PIECE_GRAMS = 1_000_000;

/** What one piece weighs, without packing. */
export function gramsField() {
  return optionalWholeNumber('Weight', { min: 1, max: MOST_PIECE_GRAMS });
}

/** What one piece costs the shop, without VAT. */
export function costField() {
  return optionalPounds('Cost');
}
