import { singular } from './spelling/singular.ts';
import { shopSpelling } from './spelling/spellings-of.ts';

/**
 * Returns whether all words only say the form of a product, where it goes or an age, folded: 'cream' of 'anti ageing cream',
 * 'face' of 'dark spots on face'. Beside a concern they rank products and are not required.
 */
export function areFormWords(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => FORMS.has(singular(shopSpelling(word))) || AGE.test(word));
}

/** '50' of '50+', '40s'. */
const AGE = /^[2-9]0s?$/;

const FORMS = new Set(
  `cream lotion balm gel oil spray mist milk foam mousse butter salve drop treatment remedy formula cure
  face facial skin body cheek forehead chin nose neck leg arm back chest elbow knee hair head root end complexion`.split(
    /\s+/,
  ),
);
