import { phraseKeys } from './phrase-key.ts';
import type { KindPart, PhraseMeanings } from './search-part.ts';

/** Fewest letters of a beginning that tells a kind. */
const FEWEST_LETTERS = 4;

/**
 * Returns the kind that folded words begin, split or not: 'lip st' and 'lipst' begin 'lipstick'. Null where they begin several
 * kinds of which none begins the others and that go on differently. Kinds for which shops may have to show another come last.
 */
export function unfinishedKind(words: string, meanings: PhraseMeanings): KindPart | null {
  const sold = begunAmong(words, meanings, ({ instead }) => !instead);
  return sold === 'several' ? null : (sold ?? oneOf(begunAmong(words, meanings, ({ instead }) => !!instead)));
}

function oneOf(begun: KindPart | 'several' | null): KindPart | null {
  return begun === 'several' ? null : begun;
}

function begunAmong(
  words: string,
  meanings: PhraseMeanings,
  counts: (kind: KindPart) => boolean,
): KindPart | 'several' | null {
  const begun = words.replaceAll(' ', '');
  if (begun.length < FEWEST_LETTERS) return null;
  let shortest: { key: string; part: KindPart } | null = null;
  const keys: string[] = [];
  const read = new Set<KindPart>();
  for (const [key, part] of meanings) {
    if (part.is !== 'kind' || !key.startsWith(begun) || read.has(part) || !counts(part)) continue;
    read.add(part);
    keys.push(key);
    if (!shortest || key.length < shortest.key.length) shortest = { key, part };
  }
  const first = shortest;
  if (!first) return null;
  if (phraseKeys(words).includes(first.key)) return 'several';
  const isOne = keys.every((key) => key.startsWith(first.key));
  return isOne || sharedBeginning(keys).length >= begun.length + TELLING_LETTERS ? first.part : 'several';
}

/** Letters that all kinds have after those that were typed: 'mois' begins 'moisturiser' and 'moisturising cream', and nothing else. */
const TELLING_LETTERS = 3;

function sharedBeginning(keys: readonly string[]): string {
  return keys.reduce((shared, key) => {
    let length = 0;
    while (length < shared.length && shared[length] === key[length]) length += 1;
    return shared.slice(0, length);
  });
}
