import { INTENTS } from './intent-phrases.ts';
import { phraseKey } from './phrase-key.ts';
import type { PartRead, PhraseMeanings } from './search-part.ts';

/** Fewest letters of a beginning that tells an intent. */
const FEWEST_LETTERS = 4;

const PHRASES = INTENTS.flatMap(({ part, phrases }) => (part.is === 'attribute' ? phrases : []));

/**
 * Returns the phrases for what a product is good for or is like that folded words begin, ending within a word: 'dandruff' of
 * 'dandr', nothing of 'baby', which is a word before 'fine hair'.
 */
export function unfinishedIntents(words: string, meanings: PhraseMeanings): string[] {
  if (words.length < FEWEST_LETTERS) return [];
  const begun = PHRASES.filter(
    (phrase) => phrase.startsWith(words) && /^[a-z]/.test(phrase.slice(words.length)),
  );
  return [...new Set(begun)].filter((phrase) => meanings.get(phraseKey(phrase))?.is === 'attribute');
}

/** Returns the attribute that folded words begin; null where they begin none or several. */
export function unfinishedAttribute(words: string, meanings: PhraseMeanings): PartRead | null {
  const parts = unfinishedIntents(words, meanings).flatMap((phrase) => meanings.get(phraseKey(phrase)) ?? []);
  const [first] = parts;
  if (first?.is !== 'attribute') return null;
  const isOne = parts.every(
    (part) => part.is === 'attribute' && part.attribute === first.attribute && part.value === first.value,
  );
  return isOne ? { part: first, words } : null;
}
