import { sql } from 'kysely';
import type { NameRule } from '#domain/search/name-rule.ts';
import { synonymOf } from '#domain/search/search-synonyms.ts';
import { goesOnInNames, type SearchWord } from '#domain/search/search-word.ts';
import { spellingsOf } from '#domain/search/spelling/spellings-of.ts';
import type { NamedHit, ProductSearch, SearchField, SearchHit } from './product-search.ts';

/** Full-text search by tsvector with the English stemmer. No extension is needed. */
export const postgresSearch: ProductSearch = {
  hits: (words) => sql<SearchHit>`select product_id from product_search where document @@ ${queryOf(words)}`,

  holding: (word, field) => sql<SearchHit>`
    select product_id from product_search where document @@ to_tsquery('english', ${matchWord(word, WEIGHTS[field])})
  `,

  named: (rule) => sql<NamedHit>`
    select product_id, 0 as place from product_search where document @@ ${namedQueryOf(rule)}
  `,

  async index(trx, { productId, name, brand, category, body }) {
    await sql`
      insert into product_search (product_id, document)
      values (
        ${productId},
        setweight(to_tsvector('english', ${name}), 'A') || setweight(to_tsvector('english', ${brand}), 'B') ||
        setweight(to_tsvector('english', ${category}), 'C') || setweight(to_tsvector('english', ${body}), 'D')
      )
      on conflict (product_id) do update set document = excluded.document
    `.execute(trx);
  },

  async remove(trx, productId) {
    await sql`delete from product_search where product_id = ${productId}`.execute(trx);
  },
};

/** Names have weight A, brands B, categories C: see `index`. */
const WEIGHTS: Record<SearchField, string> = { anywhere: '', 'name-or-category': 'AC', category: 'C' };

function queryOf(words: readonly SearchWord[]) {
  return sql`to_tsquery('english', ${words.map((word) => matchWord(word, '')).join(' & ')})`;
}

function matchWord(word: SearchWord, weights: string): string {
  const itself = matchItself(word, weights);
  const synonym = synonymOf(word.text);
  if (!synonym) return `(${itself})`;
  const called = `(${synonym.names.map((name) => `${quoted(name)}:${weights || 'AC'}`).join(' | ')})`;
  if (synonym.categories.length === 0) return `(${itself} | ${called})`;
  return `(${itself} | (${called} & (${synonym.categories.map((name) => `${quoted(name)}:C`).join(' | ')})))`;
}

function matchItself(word: SearchWord, weights: string): string {
  const spelt = spellingsOf(word.text);
  const anyOf = (label: string) =>
    spelt.map((each) => (label === '' ? quoted(each) : `${quoted(each)}:${label}`)).join(' | ');
  if (word.isWhole) return anyOf(weights);
  if (!goesOnInNames(word)) return anyOf(`*${weights}`);
  return `${anyOf(weights)} | ${anyOf(`*${weights || 'ABC'}`)}`;
}

function quoted(term: string): string {
  return `'${term.replaceAll("'", '')}'`;
}

function namedQueryOf({ words, not = [] }: NameRule) {
  const phrase = (text: string) =>
    text
      .split(' ')
      .map((word) => `'${word.replaceAll("'", '')}':A`)
      .join(' <-> ');
  const anyOf = (phrases: readonly string[]) => phrases.map((each) => `(${phrase(each)})`).join(' | ');
  const text = not.length === 0 ? anyOf(words) : `(${anyOf(words)}) & !(${anyOf(not)})`;
  return sql`to_tsquery('english', ${text})`;
}
