import { sql } from 'kysely';
import { withSplitSizes } from '#domain/search/amounts/size-phrase.ts';
import { wordsBehindArticles } from '#domain/search/articles/words-behind-articles.ts';
import { isHelpSearch, isQuestion } from '#domain/search/help-topics.ts';
import { ofPhrase } from '#domain/search/phrase-key.ts';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import { tellingTerms, wholeWord } from '#domain/search/search-word.ts';
import { understoodParts, unmetPrice } from '#domain/search/understood-part.ts';
import { withEmojisAsWords } from '#domain/search/wording/emoji-words.ts';
import { withStatedTraits } from '#domain/search/wording/stated-trait.ts';
import { type Db, engineOf } from '../open.ts';
import { codeHits } from './code-hits.ts';
import { countUpTo } from './count-up-to.ts';
import { everyWord, findByWords } from './find-by-words.ts';
import { findUnderstood } from './find-understood.ts';
import { nearness } from './nearest-first.ts';
import { readPhraseLexicon } from './phrase-lexicon.ts';
import { withPinned } from './pinned-hits.ts';
import { postgresSearch } from './postgres-search.ts';
import type { ProductSearch, SearchDocument, SearchHit, SearchHits } from './product-search.ts';
import { readSearch } from './read-search.ts';
import { sqliteSearch } from './sqlite-search.ts';

/**
 * Finds products: by a code, by what the phrases of the search mean in this shop, and by the words that remain. The hits
 * include unpublished products; the query that joins them filters.
 */
export async function findProducts(db: Db, typed: string): Promise<SearchHits> {
  const engine = searchFor(db);
  const worded = withStatedTraits(withEmojisAsWords(typed));
  const code = await codeHits(db, worded);
  if (code) return everyWord(code, sql<number>`cast(0 as integer)`);
  const text = withSplitSizes(worded);
  const pinned = ofPhrase((await readPhraseLexicon(db)).rules, foldText(text))?.productIds ?? [];
  const hits = await findMeant(db, engine, text);
  return pinned.length > 0 ? withPinned(hits, pinned) : hits;
}

async function findMeant(db: Db, engine: ProductSearch, text: string): Promise<SearchHits> {
  const { parts, rest, unstocked, written } = await readSearch(db, engine, text);
  const asksForKind = !isQuestion(text) && parts.some(({ part }) => part.is === 'kind');
  if (isHelpSearch(text) && !asksForKind) return namedSo(engine, text);
  const isUnstockedPhrase = unstocked.length > 0 && rest.every((word) => unstocked.includes(word));
  if (parts.length === 0 && isUnstockedPhrase) return namedSo(engine, text);
  if (parts.length === 0) return findByWords(db, engine, text, { unstocked });
  const said = rest.length > 0 ? await findByWords(db, engine, rest.join(' '), { unstocked }) : null;
  const others = said && (await countUpTo(db, said.query, 1)) > 0 ? said : null;
  const byName = nearness(tellingTerms(searchTerms(text)).map(wholeWord), [foldText(text)]);
  const near = others ? byName : sql<number>`(${byName} + ${IN_STOCK})`;
  const { unmet, ...found } = await findUnderstood(db, engine, {
    text: written,
    parts,
    others,
    rest,
    nearness: near,
  });
  const isNearest = parts.some(({ part }) => (part.is === 'kind' || part.is === 'size') && part.isNearest);
  const hits = isNearest || (said && !others) ? { ...found, wordsMatched: 'most' as const } : found;
  const corrected = hits.correctedTo === null ? written : withWords(written, rest, hits.correctedTo);
  return {
    ...hits,
    correctedTo: saysSame(corrected, foldText(text)) ? null : corrected,
    understood: understoodParts(
      text,
      parts.filter((read) => !unmet.includes(read)),
    ),
    unmetPrice: unmetPrice(text, unmet),
    unsold: parts.find(({ part }) => part.is === 'kind' && part.isNearest)?.words ?? null,
    shade:
      parts.map(({ part }) => (part.is === 'shade' ? part.family : null)).find((family) => family !== null) ??
      null,
    tone: parts.map(({ part }) => (part.is === 'tone' ? part : null)).find((tone) => tone !== null) ?? null,
  };
}

/**
 * Where no product holds other words, those that have the kind, the brand or the attribute fit equally well, whichever of the
 * words are in their names: to be in stock counts more than those words, less than the whole search.
 */
const IN_STOCK = sql<number>`case when products.stock > 0 then 15 else 0 end`;

/** For a search that asks for help or for a kind the shop has not: no more than the products called so, with no word read as another. */
function namedSo(engine: ProductSearch, text: string): SearchHits {
  const phrase = foldText(text);
  // An index of word stems leaves small words out: 'where are you based' would be 'base'.
  const named = isQuestion(text)
    ? sql<SearchHit>`select id as product_id from products where 1 = 0`
    : sql<SearchHit>`select product_id from (${engine.named({ words: [phrase] })}) as named`;
  return everyWord(named, nearness([], [phrase]));
}

/** True for two spellings of one search: 'tilt and tang' is 'tilt tang', as the shop folds 'Tilt & Tang'. */
function saysSame(one: string, other: string): boolean {
  const withoutAnd = (folded: string) => folded.replaceAll(/ and(?= )/g, '');
  return withoutAnd(one) === withoutAnd(other);
}

/** Replaces the misspelt words where they stand; they go to the end if parts of the search stood between them. */
function withWords(text: string, words: readonly string[], corrected: string): string {
  const together = ` ${words.join(' ')} `;
  if (` ${text} `.includes(together)) return ` ${text} `.replace(together, ` ${corrected} `).trim();
  const others = text.split(' ').filter((word) => !words.includes(word));
  return [...others, corrected].join(' ');
}

/** Folds and indexes the texts of products, in the transaction that writes them. */
export async function indexProducts(trx: Db, documents: readonly SearchDocument[]): Promise<void> {
  const uses = new Map<string, number>();
  for (const document of documents) {
    const folded = {
      productId: document.productId,
      name: indexedText(document.name),
      brand: indexedText(document.brand),
      category: indexedText(document.category),
      body: indexedText(document.body),
    };
    await searchFor(trx).index(trx, folded);
    const text = [folded.name, folded.brand, folded.category, folded.body].join(' ');
    for (const word of new Set(text.split(' '))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  await learnWords(trx, uses);
}

/** The folded words, and those behind articles by themselves. */
function indexedText(text: string): string {
  return `${foldText(text)} ${wordsBehindArticles(text)}`.trimEnd();
}

export function searchFor(db: Db): ProductSearch {
  return engineOf(db) === 'postgres' ? postgresSearch : sqliteSearch;
}

const WORDS_AT_ONCE = 1000;

/** The vocabulary for spelling: sorted, so that two writers on PostgreSQL take its rows in the same order. */
async function learnWords(trx: Db, usesOf: ReadonlyMap<string, number>): Promise<void> {
  const words = [...usesOf.keys()].filter((word) => /^[a-z]{3,30}$/.test(word)).sort();
  for (let start = 0; start < words.length; start += WORDS_AT_ONCE)
    await trx
      .insertInto('search_words')
      .values(
        words.slice(start, start + WORDS_AT_ONCE).map((word) => ({ word, uses: usesOf.get(word) ?? 1 })),
      )
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet({ uses: sql`search_words.uses + excluded.uses` }),
      )
      .execute();
}
