import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { NameRule } from '#domain/search/name-rule.ts';
import { synonymOf } from '#domain/search/search-synonyms.ts';
import { goesOnInNames, type SearchWord } from '#domain/search/search-word.ts';
import { spellingsOf } from '#domain/search/spelling/spellings-of.ts';
import type { NamedHit, ProductSearch, SearchField, SearchHit } from './product-search.ts';

/** Full-text search by FTS5 with the English stemmer. */
export const sqliteSearch: ProductSearch = {
  hits: (words) => sql<SearchHit>`
    select product_search_rows.product_id
    from product_search cross join product_search_rows on product_search_rows.id = product_search.rowid
    where product_search match ${matchOf(words)}
  `,

  holding: (word, field) => sql<SearchHit>`
    select product_search_rows.product_id
    from product_search cross join product_search_rows on product_search_rows.id = product_search.rowid
    where product_search match ${COLUMNS[field] + matchWord(word)}
  `,

  named: (rule) => sql<NamedHit>`
    select product_search_rows.product_id, product_search.rowid as place
    from product_search cross join product_search_rows on product_search_rows.id = product_search.rowid
    where product_search match ${nameMatchOf(rule)}
  `,

  async index(trx, document) {
    const { productId, name, brand, category, body } = document;
    const row = await searchRow(trx, productId);
    if (row !== undefined) await sql`delete from product_search where rowid = ${row}`.execute(trx);
    else await sql`insert into product_search_rows (product_id) values (${productId})`.execute(trx);
    await sql`
      insert into product_search (rowid, name, brand, category, body)
      select id, ${name}, ${brand}, ${category}, ${body} from product_search_rows where product_id = ${productId}
    `.execute(trx);
  },

  async remove(trx, productId) {
    const row = await searchRow(trx, productId);
    if (row === undefined) return;
    await sql`delete from product_search where rowid = ${row}`.execute(trx);
    await sql`delete from product_search_rows where id = ${row}`.execute(trx);
  },
};

async function searchRow(trx: Db, productId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from product_search_rows where product_id = ${productId}
  `.execute(trx);
  return rows[0]?.id;
}

const COLUMNS: Record<SearchField, string> = {
  anywhere: '',
  'name-or-category': '{name category} : ',
  category: 'category : ',
};

/** Requires every word; the unfinished one as a prefix, so that results come while it is typed. */
function matchOf(words: readonly SearchWord[]): string {
  return words.length === 0 ? '""' : words.map(matchWord).join(' AND ');
}

function matchWord(word: SearchWord): string {
  const synonym = synonymOf(word.text);
  const itself = matchItself(word);
  if (!synonym) return `(${itself})`;
  const called = `{name category} : (${synonym.names.map(quoted).join(' OR ')})`;
  if (synonym.categories.length === 0) return `(${itself} OR ${called})`;
  return `(${itself} OR (${called} AND category : (${synonym.categories.map(quoted).join(' OR ')})))`;
}

function matchItself(word: SearchWord): string {
  const spelt = spellingsOf(word.text).map(quoted);
  if (word.isWhole) return spelt.join(' OR ');
  const longer = spelt.map((each) => `${each}*`).join(' OR ');
  return goesOnInNames(word) ? `${spelt.join(' OR ')} OR {name brand category} : (${longer})` : longer;
}

function quoted(term: string): string {
  return `"${term.replaceAll('"', '')}"`;
}

function nameMatchOf({ words, not = [] }: NameRule): string {
  const anyOf = (phrases: readonly string[]) =>
    `name : (${phrases.map((phrase) => `"${phrase.replaceAll('"', '')}"`).join(' OR ')})`;
  if (words.length === 0) return '""';
  return not.length === 0 ? anyOf(words) : `(${anyOf(words)}) NOT (${anyOf(not)})`;
}
