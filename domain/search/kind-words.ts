import { synonymOf } from './search-synonyms.ts';
import { foldText } from './search-text.ts';
import { spellingsOf } from './spellings-of.ts';

/** What a category's name says its products are, in the singular: 'balm' and 'treatment' of 'Lip Balms & Treatments'. */
export function kindWords(category: string): string[] {
  return category
    .split(/&|,|\/|\band\b/i)
    .map((part) => singular(foldText(part).split(' ').at(-1) ?? ''))
    .filter((word) => word !== '' && !NOT_KINDS.has(word));
}

/** Of how many products a folded word, or what else it means, is the kind; 0 for words that are no kind. */
export function kindSize(word: string, kinds: ReadonlyMap<string, number>): number {
  const called = [...spellingsOf(word), ...(synonymOf(word)?.names ?? [])];
  return Math.max(0, ...called.map((each) => kinds.get(singular(each)) ?? 0));
}

/** What stands last in a category's name and is no kind of product: 'Mini Size', 'Hair Care', 'For Body'. */
const NOT_KINDS = new Set(['size', 'care', 'hair', 'skin', 'body', 'face', 'eye', 'men', 'women', 'other']);

function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/(?<=sh|ch|x|ss)es$|s$/, '');
}
