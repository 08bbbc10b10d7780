import type { Db } from '#database/open.ts';
import { isHelpWord } from '#domain/search/help-topics.ts';
import { SYNONYM_WORDS } from '#domain/search/search-synonyms.ts';
import { type SearchWord, unfinishedWord, wholeWord } from '#domain/search/search-word.ts';
import { isEverydayWord } from '#domain/search/spelling/everyday-words.ts';
import { closestWords, editDistance } from '#domain/search/spelling/spelling.ts';
import { countUpTo } from './count-up-to.ts';
import type { ProductSearch } from './product-search.ts';
import { soundsLike } from './sound/sounds-like.ts';

type WordsRead = {
  /** The terms, misspelt ones replaced. */
  terms: string[];
  /** The terms that some product holds. */
  words: SearchWord[];
  correctedTo: string | null;
};

/** Reads each term as a word that a published product holds: whole, unfinished, or misspelt; the nearest that fits the others. */
export async function readWords(db: Db, search: ProductSearch, terms: readonly string[]): Promise<WordsRead> {
  const known = await Promise.all(terms.map((term) => knownWord(db, search, term)));
  const read = [...terms];
  for (const [index, term] of terms.entries()) {
    if (known[index] || isHelpWord(term) || isEverydayWord(term)) continue;
    const others = known.filter((word) => word !== null);
    const nearest = await nearestWord(db, search, others, term);
    if (nearest === null) continue;
    read[index] = nearest;
    known[index] = wholeWord(nearest);
  }
  const isCorrected = read.some((term, index) => term !== terms[index]);
  return {
    terms: read,
    words: known.filter((word) => word !== null),
    correctedTo: isCorrected ? read.join(' ') : null,
  };
}

async function knownWord(db: Db, search: ProductSearch, term: string): Promise<SearchWord | null> {
  for (const word of [wholeWord(term), unfinishedWord(term)])
    if (await finds(db, search, [word])) return word;
  return null;
}

async function finds(db: Db, search: ProductSearch, words: readonly SearchWord[]): Promise<boolean> {
  return (await countUpTo(db, search.hits(words), 1)) > 0;
}

const CANDIDATES = 4;

async function nearestWord(db: Db, search: ProductSearch, others: SearchWord[], term: string) {
  const words = await wordsLike(db, term);
  const near = closestWords(term, words, { isAlone: others.length === 0 });
  const candidates = [...new Set([...heardAs(term, words, near), ...near])].slice(0, CANDIDATES);
  const finding: string[] = [];
  for (const candidate of candidates) {
    if (await finds(db, search, [...others, wholeWord(candidate)])) return candidate;
    if (await finds(db, search, [wholeWord(candidate)])) finding.push(candidate);
  }
  return finding[0] ?? null;
}

/** The most used word that sounds like the term, unless one of the nearest is only a slip away. */
function heardAs(term: string, words: readonly { word: string; count: number }[], near: readonly string[]) {
  if (near.some((word) => editDistance(term, word, 1) <= 1)) return [];
  const heard = words
    .filter(({ word }) => word.startsWith(term.slice(0, 1)) && soundsLike(term, word))
    .sort((one, other) => other.count - one.count);
  return heard.slice(0, 1).map(({ word }) => word);
}

/** True for a word that the texts of the shop hold. */
export async function isKnownWord(db: Db, word: string): Promise<boolean> {
  const row = await db.selectFrom('search_words').select('word').where('word', '=', word).executeTakeFirst();
  return row !== undefined;
}

/** Reads the words of about the same length: a part of the vocabulary, needed only when a term is misspelt. */
export async function wordsLike(db: Db, term: string): Promise<{ word: string; count: number }[]> {
  const words = await db
    .selectFrom('search_words')
    .select(['word', 'uses as count'])
    .where((eb) => eb.between(eb.fn<number>('length', ['word']), term.length - 2, term.length + 2))
    .execute();
  return [...words, ...SYNONYM_WORDS.map((word) => ({ word, count: 1 }))];
}
