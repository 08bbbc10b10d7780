import { phraseKey } from './phrase-key.ts';
import type { KindPart, PhraseMeanings } from './search-part.ts';

/** Fewest letters of a beginning that tells a kind. */
const FEWEST_LETTERS = 4;

/**
 * Returns the kind that folded words begin, split or not: 'lip st' and 'lipst' begin 'lipstick'. Null where they begin several
 * kinds of which none begins the others.
 */
export function unfinishedKind(words: string, meanings: PhraseMeanings): KindPart | null {
  const begun = words.replaceAll(' ', '');
  if (begun.length < FEWEST_LETTERS) return null;
  let shortest: { key: string; part: KindPart } | null = null;
  const keys: string[] = [];
  for (const [key, part] of meanings) {
    if (part.is !== 'kind' || !key.startsWith(begun)) continue;
    keys.push(key);
    if (!shortest || key.length < shortest.key.length) shortest = { key, part };
  }
  const first = shortest;
  if (!first || first.key === phraseKey(words)) return null;
  return keys.every((key) => key.startsWith(first.key)) ? first.part : null;
}
