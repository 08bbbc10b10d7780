import { isHelpWord } from '#domain/search/help-topics.ts';
import { isFiller, wholeWord } from '#domain/search/search-word.ts';
import { isEverydayWord } from '#domain/search/spelling/everyday-words.ts';
import type { Db } from '../open.ts';
import { countUpTo } from './count-up-to.ts';
import type { ProductSearch } from './product-search.ts';

/**
 * Splits words that shoppers joined ('luminoussilk') and joins those they split ('condi tioner'), where the shop knows the
 * parts or the whole and not what was typed. Returns the same terms if there is nothing to mend.
 */
export async function mendCompounds(
  db: Db,
  engine: ProductSearch,
  terms: readonly string[],
): Promise<string[]> {
  const joined = await joinParts(db, terms);
  const mended: string[] = [];
  for (const [index, term] of joined.entries())
    mended.push(...((await splitTerm(db, engine, term, joined.toSpliced(index, 1))) ?? [term]));
  return mended;
}

/** Joins neighbours of which one is unknown into a known word. */
async function joinParts(db: Db, terms: readonly string[]): Promise<string[]> {
  const pairs = terms.slice(1).map((term, index) => `${terms[index]}${term}`);
  const known = await knownAmong(db, [...terms, ...pairs]);
  const joined: string[] = [];
  for (let index = 0; index < terms.length; index += 1) {
    const [one = '', other] = [terms[index], terms[index + 1]];
    const isPair = other !== undefined && known.has(one + other) && !(known.has(one) && known.has(other));
    joined.push(isPair ? one + other : one);
    if (isPair) index += 1;
  }
  return joined;
}

const SHORTEST_PART = 3;
const MOST_TRIED = 4;

async function splitTerm(
  db: Db,
  engine: ProductSearch,
  term: string,
  others: readonly string[],
): Promise<string[] | null> {
  const withDigits = /^([a-z]{2,})(\d+)$/.exec(term);
  if (withDigits) return [withDigits[1] ?? '', withDigits[2] ?? ''];
  if (term.length < 2 * SHORTEST_PART || isHelpWord(term) || isEverydayWord(term)) return null;
  if ((await knownAmong(db, [term])).has(term)) return null;
  const splits = Array.from({ length: term.length - 2 * SHORTEST_PART + 1 }, (_, index): [string, string] => [
    term.slice(0, index + SHORTEST_PART),
    term.slice(index + SHORTEST_PART),
  ]);
  const known = await knownAmong(db, splits.flat());
  const possible = splits
    .filter((parts) => parts.every((part) => known.has(part)))
    .sort((one, other) => leastUsed(other, known) - leastUsed(one, known))
    .slice(0, MOST_TRIED);
  for (const wanted of [others, []])
    for (const parts of possible) {
      const words = [...parts, ...wanted].map(wholeWord);
      if ((await countUpTo(db, engine.hits(words), 1)) > 0) return parts;
    }
  return splitInThree(db, engine, term, known);
}

const LONGEST_IN_THREE = 30;

/**
 * Splits three joined words that stand so in a name: 'glossstandardshampoo', 'inkandfig' of 'Ink & Fig'. `outer` are the known words
 * that begin or end the term.
 */
async function splitInThree(
  db: Db,
  engine: ProductSearch,
  term: string,
  outer: ReadonlyMap<string, number>,
): Promise<string[] | null> {
  if (term.length > LONGEST_IN_THREE) return null;
  const lasts = [...outer.keys()].filter((word) => term.endsWith(word));
  const splits = [...outer.keys()]
    .filter((word) => term.startsWith(word))
    .flatMap((first) => lasts.map((last) => [first, term.slice(first.length, -last.length), last]))
    .filter(([first = '', , last = '']) => first.length + SHORTEST_PART + last.length <= term.length);
  if (splits.length === 0) return null;
  const known = await knownAmong(db, splits.flat());
  for (const parts of splits) {
    if (!parts.every((part) => known.has(part))) continue;
    const telling = parts.filter((part) => !isFiller(part));
    if (telling.length < 2) continue;
    if ((await countUpTo(db, engine.named({ words: [telling.join(' ')] }), 1)) > 0) return parts;
  }
  return null;
}

const leastUsed = (parts: readonly string[], known: ReadonlyMap<string, number>) =>
  Math.min(...parts.map((part) => known.get(part) ?? 0));

/** The words among these that the vocabulary has, with their uses. */
async function knownAmong(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('search_words')
    .select(['word', 'uses'])
    .where('word', 'in', [...words])
    .execute();
  return new Map(rows.map(({ word, uses }) => [word, uses]));
}
