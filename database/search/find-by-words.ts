import { type RawBuilder, sql } from 'kysely';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import {
  fillerPhrases,
  hasOtherStem,
  isFiller,
  queryWords,
  type SearchWord,
  tellingTerms,
  wholeWord,
} from '#domain/search/search-word.ts';
import type { Db } from '../open.ts';
import { closestHits } from './closest.ts';
import { mendCompounds } from './compound-words.ts';
import { countUpTo } from './count-up-to.ts';
import { containing, nameOrBrandHolds, nearness } from './nearest-first.ts';
import type { ProductSearch, SearchHit, SearchHits } from './product-search.ts';
import { isKnownWord, readWords } from './read-words.ts';

/** When fewer products than this hold every word, those that hold most of them follow. */
const FEW = 8;

/**
 * Finds the products that hold every word. When few do, words that no product holds count as misspelt and are replaced by
 * the nearest known ones, and the products closest to all the words follow. A single letter finds the names that begin
 * with it, several letters or digits only names that hold them so: '2 1' is in every second description. With words of a kind
 * the shop has not (`unstocked`) only products that hold every word are found. The hits include unpublished products; the query
 * that joins them filters.
 */
export async function findByWords(
  db: Db,
  engine: ProductSearch,
  text: string,
  { unstocked = [] }: { unstocked?: readonly string[] } = {},
): Promise<SearchHits> {
  const searched = searchTerms(text);
  const letter = onlyLetter(searched);
  if (letter !== null) return everyWord(namesBeginningWith(letter), NOT_NEARER);
  const terms = tellingTerms(searched);
  if (terms.length > 0 && searched.length > 1 && terms.every(isLetter))
    return everyWord(namedByLetters(foldText(text)), NOT_NEARER);
  const phrases = terms.length < searched.length ? [...fillerPhrases(searched), foldText(text)] : [];
  const exactly = (words: readonly SearchWord[]) => everyWord(engine.hits(words), nearest(words, phrases));
  if (terms.length === 0) return exactly([]);
  if (terms.every(isFiller))
    return everyWord(calledBy(terms), nearness(terms.map(wholeWord), [foldText(text)]));

  for (const term of terms)
    if (hasOtherStem(term) && !(await isKnownWord(db, term))) return everyWord(calledBy([term]), NOT_NEARER);

  const enough = terms.length === 1 ? 1 : FEW;
  const whole = terms.map(wholeWord);
  if (terms.length > 1 && (await countUpTo(db, engine.hits(whole), enough)) === enough) return exactly(whole);
  const open = await openWords(db, terms);
  const found = await countUpTo(db, engine.hits(open), enough);
  if (found === enough || (found > 0 && (await isNamed(db, engine.hits(open), foldText(text)))))
    return exactly(open);

  if (unstocked.length > 0) return exactly(whole);
  const mended = await mendCompounds(db, engine, terms);
  if (mended.join(' ') !== terms.join(' '))
    return { ...(await findByWords(db, engine, mended.join(' '))), correctedTo: mended.join(' ') };

  const read = await readWords(db, engine, terms);
  const { words, correctedTo } = read;
  if (words.length === 0) return exactly(open);
  if (await isMostlyUnknown(db, engine, words, terms)) return everyWord(engine.hits(whole), NOT_NEARER);
  const exact = correctedTo === null ? open : await openWords(db, read.terms);
  const foundNow = correctedTo === null ? found : await countUpTo(db, engine.hits(exact), enough);
  if (foundNow === enough) return { ...exactly(exact), correctedTo };
  const closest = await closestHits(db, engine, words, { exact: engine.hits(exact), enough: FEW });
  if (foundNow > 0 && (await countUpTo(db, closest, foundNow + 1)) === foundNow)
    return { ...exactly(exact), correctedTo };
  return {
    query: closest,
    nearness: nearness(words, phrases),
    correctedTo,
    understood: [],
    unmetPrice: null,
    unsold: null,
    shade: null,
    tone: null,
    wordsMatched: foundNow > 0 ? 'every-or-most' : 'most',
  };
}

/** Of products whose names do not hold the one word searched for, those come first that contain it. */
function nearest(words: readonly SearchWord[], phrases: readonly string[]): RawBuilder<number> {
  const near = nearness(words, phrases);
  const [word, ...others] = words;
  const isFinished = word && others.length === 0 && (word.isWhole || word.isKnown);
  return isFinished ? sql`case when ${near} > 0 then ${near} else ${containing(word)} end` : near;
}

const NOT_NEARER = sql<number>`cast(0 as integer)`;

async function openWords(db: Db, terms: readonly string[]): Promise<SearchWord[]> {
  return queryWords(terms, { isLastKnown: await isKnownWord(db, terms.at(-1) ?? '') });
}

/** True where most words are unknown, or half of them and the others are in no name or category. */
async function isMostlyUnknown(
  db: Db,
  engine: ProductSearch,
  words: readonly SearchWord[],
  terms: readonly string[],
): Promise<boolean> {
  if (words.length * 2 > terms.length) return false;
  if (words.length * 2 < terms.length) return true;
  for (const word of words)
    if ((await countUpTo(db, engine.holding(word, 'name-or-category'), 1)) > 0) return false;
  return true;
}

export function everyWord(hits: RawBuilder<SearchHit>, near: RawBuilder<number>): SearchHits {
  return {
    query: sql`select product_id, 0 as points from (${hits}) as found`,
    nearness: near,
    correctedTo: null,
    understood: [],
    unmetPrice: null,
    unsold: null,
    shade: null,
    tone: null,
    wordsMatched: 'every',
  };
}

function onlyLetter([term = '', ...others]: string[]): string | null {
  return others.length === 0 && isLetter(term) ? term : null;
}

/** True for a single letter or digit. */
const isLetter = (term: string) => /^[a-z0-9]$/.test(term);

function namesBeginningWith(letters: string): RawBuilder<SearchHit> {
  return sql<SearchHit>`select id as product_id from products where sort_name like ${`${letters}%`}`;
}

/** Digits alone begin a name; elsewhere in it they are a measure. */
function namedByLetters(phrase: string): RawBuilder<SearchHit> {
  return /[a-z]/.test(phrase) ? calledBy([phrase]) : namesBeginningWith(phrase);
}

/** Searches for small words and phrases alone only in the names of products and brands. */
function calledBy(terms: readonly string[]): RawBuilder<SearchHit> {
  const held = terms.map((term) => sql`(${nameOrBrandHolds(term)})`);
  return sql<SearchHit>`select products.id as product_id
    from products join brands on brands.id = products.brand_id where ${sql.join(held, sql` and `)}`;
}

/** Returns whether the text is the name, or its beginning, of one of these few products: then no other is meant. */
async function isNamed(db: Db, hits: RawBuilder<SearchHit>, folded: string): Promise<boolean> {
  const { rows } = await sql`select 1 from (${hits}) as hits cross join products
    where products.id = hits.product_id and products.status = 'published'
    and ' ' || products.sort_name like ${`% ${folded}%`} limit 1`.execute(db);
  return rows.length > 0;
}
