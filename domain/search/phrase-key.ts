import { singular } from './spelling/singular.ts';
import { shopSpelling } from './spelling/spellings-of.ts';

/**
 * Returns a key that is equal for a folded phrase however its words are counted or spelt, and however they are joined unless one
 * before the last ends in s: 'lip stick', 'lipsticks', 'Lip-Stick'; 'hand creme' and 'hand cream'.
 */
export function phraseKey(folded: string): string {
  return folded
    .split(' ')
    .map((word) => singular(shopSpelling(word)))
    .join('');
}

/**
 * Returns the keys of a folded phrase, `phraseKey` first. Two phrases are the same if they share one: that of the phrase as one word
 * is equal for 'luminous silk' and 'luminoussilk', of which nobody can tell where a word ends; others for 'berry' and 'berries'.
 */
export function phraseKeys(folded: string): string[] {
  const words = folded.split(' ').map(shopSpelling);
  const counted = [words.map(singular), [singular(words.join(''))]];
  const withY = counted.map((each) => each.map((word) => word.replace(/ie$/, 'y')));
  return [...new Set([...counted, ...withY].map((each) => each.join('')))];
}

/** Fewest letters before and after the s of a plural within a joined word. */
const FEWEST_LETTERS = 3;

/** Returns the keys of a joined word of which an s within ends a plural: 'nailpolish' of 'nailspolish'. */
function keysWithoutInnerPlural(folded: string): string[] {
  if (folded.includes(' ')) return [];
  return [...folded].flatMap((letter, place) =>
    letter === 's' && place >= FEWEST_LETTERS && place < folded.length - FEWEST_LETTERS
      ? [phraseKey(folded.slice(0, place) + folded.slice(place + 1))]
      : [],
  );
}

/** Returns what a map by `phraseKeys` has for a folded phrase. */
export function ofPhrase<Meaning>(
  meanings: ReadonlyMap<string, Meaning>,
  folded: string,
): Meaning | undefined {
  const key = [...phraseKeys(folded), ...keysWithoutInnerPlural(folded)].find((each) => meanings.has(each));
  return key === undefined ? undefined : meanings.get(key);
}
