import { synonymOf } from './search-synonyms.ts';
import { foldText } from './search-text.ts';
import { singular } from './spelling/singular.ts';
import { spellingsOf } from './spelling/spellings-of.ts';

/** Returns the kinds of product a category's name mentions, in the singular: 'balm' and 'treatment' of 'Lip Balms & Treatments'. */
export function kindWords(category: string): string[] {
  return category
    .split(/&|,|\/|\band\b/i)
    .map((part) => singular(foldText(part).split(' ').at(-1) ?? ''))
    .filter((word) => word !== '' && !NOT_KINDS.has(word));
}

/** Returns how many products are of the kind a folded word or its synonym names; 0 for a word that is no kind. */
export function kindSize(word: string, kinds: ReadonlyMap<string, number>): number {
  const called = [...spellingsOf(word), ...(synonymOf(word)?.names ?? [])];
  return Math.max(0, ...called.map((each) => kinds.get(singular(each)) ?? 0));
}

/** Last words of category names that are no kind of product: 'Mini Size', 'Hair Care', 'For Body'. */
const NOT_KINDS = new Set(['size', 'care', 'hair', 'skin', 'body', 'face', 'eye', 'men', 'women', 'other']);
