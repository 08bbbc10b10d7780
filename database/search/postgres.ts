import { sql } from 'kysely';
import type { NameRule } from '#domain/name-rule.ts';
import { synonymOf } from '#domain/search-synonyms.ts';
import type { NamedHit, ProductSearch, SearchHit } from './search.ts';

/** Full text by tsvector with the English stemmer; weights as on SQLite. No extension is needed. */
export const postgresSearch: ProductSearch = {
  hits: (terms) => sql<SearchHit>`
    select product_id, -ts_rank('{0.1, 0.4, 0.6, 1.0}', document, ${queryOf(terms)}) as rank
    from product_search where document @@ ${queryOf(terms)}
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

function queryOf(terms: string[]) {
  return sql`to_tsquery('english', ${terms.map(matchTerm).join(' & ')})`;
}

/** Names have weight A, categories C: see `index`. */
function matchTerm(term: string): string {
  const synonym = synonymOf(term);
  const itself = `${quoted(term)}:*`;
  if (!synonym) return itself;
  const called = `(${synonym.names.map((word) => `${quoted(word)}:A`).join(' | ')})`;
  if (synonym.categories.length === 0) return `(${itself} | ${called})`;
  return `(${itself} | (${called} & (${synonym.categories.map((word) => `${quoted(word)}:C`).join(' | ')})))`;
}

function quoted(term: string): string {
  return `'${term.replaceAll("'", '')}'`;
}

/** Names carry weight A. */
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
