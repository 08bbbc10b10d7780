import { INTENTS } from './intent-phrases.ts';
import { KIND_GROUPS } from './kinds/kind-groups.ts';
import { isEverydayWord } from './spelling/everyday-words.ts';
import { closestWords } from './spelling/spelling.ts';

/** Fewest letters of a word that is taken for a misspelt one of a phrase. */
const FEWEST_LETTERS = 6;

const WORDS = [
  ...new Set(
    [...KIND_GROUPS.flatMap(({ asked }) => asked), ...INTENTS.flatMap(({ phrases }) => phrases)]
      .flatMap((phrase) => phrase.split(' '))
      .filter((word) => word.length >= FEWEST_LETTERS - 1),
  ),
].map((word) => ({ word, count: 1 }));

/** Returns the word of the phrases with a meaning that a misspelt one is nearest to; itself where there is none. */
export function nearestPhraseWord(word: string): string {
  if (word.length < FEWEST_LETTERS || isEverydayWord(word)) return word;
  return closestWords(word, WORDS)[0] ?? word;
}
