import { type RawBuilder, sql } from 'kysely';
import type { NameRule } from '#domain/name-rule.ts';
import { SYNONYM_WORDS } from '#domain/search-synonyms.ts';
import { foldText, searchTerms } from '#domain/search-text.ts';
import { closestWords } from '#domain/spelling.ts';
import { type Db, engineOf } from '../open.ts';
import { postgresSearch } from './postgres.ts';
import { sqliteSearch } from './sqlite.ts';

/** What an engine must offer for the shop to be searched. Terms are folded words, each perhaps unfinished. */
export interface ProductSearch {
  /** A query giving product_id and rank (lowest first) of the products that hold every term. */
  hits(terms: string[]): RawBuilder<SearchHit>;
  /** A query giving product_id of the products whose name meets the rule, and `place`, by which they come quickest. */
  named(rule: NameRule): RawBuilder<NamedHit>;
  index(trx: Db, document: SearchDocument): Promise<void>;
  remove(trx: Db, productId: string): Promise<void>;
}

export type NamedHit = { product_id: string; place: number };

export type SearchHit = { product_id: string; rank: number };

/** What is found of a product, in the words of `foldText`. */
export type SearchDocument = {
  productId: string;
  name: string;
  brand: string;
  category: string;
  body: string;
};

export type SearchHits = { query: RawBuilder<SearchHit>; correctedTo: string | null };

/**
 * Finds the products that hold every word; when no published one does, words are taken for misspelt and the nearest
 * known tried. One letter alone asks for the names that begin with it: words beginning with it are in every text. Who
 * joins the hits takes the published ones.
 */
export async function findProducts(db: Db, text: string): Promise<SearchHits> {
  const engine = searchFor(db);
  const search = publishedOnly(engine);
  const terms = searchTerms(text);
  const letter = onlyLetter(terms);
  if (letter !== null) return { query: namesBeginningWith(letter), correctedTo: null };
  const asTyped = { query: engine.hits(terms), correctedTo: null };
  if (terms.length === 0 || (await finds(db, search, terms))) return asTyped;
  const corrected = await correctSpelling(db, search, terms);
  return corrected ? { query: engine.hits(corrected), correctedTo: corrected.join(' ') } : asTyped;
}

function onlyLetter([term = '', ...others]: string[]): string | null {
  return others.length === 0 && /^[a-z0-9]$/.test(term) ? term : null;
}

function namesBeginningWith(letter: string): RawBuilder<SearchHit> {
  return sql<SearchHit>`select id as product_id, 0 as rank from products where sort_name like ${`${letter}%`}`;
}

/** Makes a product findable, in the transaction that writes it; the text is folded here. */
export async function indexProduct(trx: Db, document: SearchDocument): Promise<void> {
  const folded = {
    productId: document.productId,
    name: foldText(document.name),
    brand: foldText(document.brand),
    category: foldText(document.category),
    body: foldText(document.body),
  };
  await searchFor(trx).index(trx, folded);
  await learnWords(trx, [folded.name, folded.brand, folded.category, folded.body].join(' '));
}

type Hits = Pick<ProductSearch, 'hits'>;

function publishedOnly(search: Hits): Hits {
  return {
    hits: (terms) => sql`select hits.product_id, hits.rank from (${search.hits(terms)}) as hits
      join products on products.id = hits.product_id where products.status = 'published'`,
  };
}

export function searchFor(db: Db): ProductSearch {
  return engineOf(db) === 'postgres' ? postgresSearch : sqliteSearch;
}

async function finds(db: Db, search: Hits, terms: string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from (${search.hits(terms)}) as hits limit 1`.execute(db);
  return rows.length > 0;
}

const CANDIDATES_PER_WORD = 4;

/** Replaces each word that finds nothing by the nearest known word with which the query still finds something. */
async function correctSpelling(db: Db, search: Hits, terms: string[]): Promise<string[] | null> {
  const corrected: string[] = [];
  for (const term of terms) {
    if (await finds(db, search, [...corrected, term])) {
      corrected.push(term);
      continue;
    }
    const replacement = await nearestFinding(db, search, corrected, term);
    if (replacement === null) return null;
    corrected.push(replacement);
  }
  return corrected;
}

async function nearestFinding(db: Db, search: Hits, before: string[], term: string) {
  const candidates = closestWords(term, await wordsLike(db, term)).slice(0, CANDIDATES_PER_WORD);
  for (const candidate of candidates) if (await finds(db, search, [...before, candidate])) return candidate;
  return null;
}

/** Words of about the same length: a part of the vocabulary, read only when something was misspelt. */
async function wordsLike(db: Db, term: string): Promise<{ word: string; count: number }[]> {
  const words = await db
    .selectFrom('search_words')
    .select(['word', 'uses as count'])
    .where((eb) => eb.between(eb.fn<number>('length', ['word']), term.length - 2, term.length + 2))
    .execute();
  return [...words, ...SYNONYM_WORDS.map((word) => ({ word, count: 1 }))];
}

/** The vocabulary for spelling: sorted, so that two writers on PostgreSQL take its rows in the same order. */
async function learnWords(trx: Db, text: string): Promise<void> {
  const words = [...new Set(text.split(' ').filter((word) => /^[a-z]{3,30}$/.test(word)))].sort();
  if (words.length === 0) return;
  await trx
    .insertInto('search_words')
    .values(words.map((word) => ({ word, uses: 1 })))
    .onConflict((conflict) => conflict.column('word').doUpdateSet({ uses: sql`search_words.uses + 1` }))
    .execute();
}
