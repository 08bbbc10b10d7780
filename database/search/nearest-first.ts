import { type RawBuilder, sql } from 'kysely';
import { synonymOf } from '#domain/search/search-synonyms.ts';
import { type SearchWord, wholeWord } from '#domain/search/search-word.ts';
import { spellingsOf } from '#domain/search/spelling/spellings-of.ts';

/**
 * Scores how near a product's name is to the search, highest first: by the words it holds, and more if it or its brand
 * holds a phrase. Computed from the names and not from an engine's own ranking, so that both engines give one order and
 * equally near products can be ordered by their ratings.
 */
export function nearness(words: readonly SearchWord[], phrases: readonly string[] = []): RawBuilder<number> {
  const held = words.map(wordHeld);
  const byPhrase = phrases.map((phrase) => sql`case when ${nameOrBrandHolds(phrase)} then 20 else 0 end`);
  const together = words.map(({ text }) => text).join(' ');
  const inOrder = words.length > 1 ? [sql`case when ${nameHolds([`% ${together}%`])} then 3 else 0 end`] : [];
  const terms = [...held, ...byPhrase, ...inOrder];
  return terms.length === 0 ? sql<number>`cast(0 as integer)` : sql<number>`(${sql.join(terms, sql` + `)})`;
}

/** Scores products whose ingredients hold a word, more if their description says so too; less than a word in the name. */
export function containing({ text }: SearchWord): RawBuilder<number> {
  const holds = (column: 'ingredients' | 'description') =>
    sql`' ' || lower(${sql.ref(`products.${column}`)}) like ${`% ${text}%`}`;
  return sql`case when ${holds('ingredients')} then case when ${holds('description')} then 2 else 1 end else 0 end`;
}

/** Requires brands to be joined to the products. */
export function nameOrBrandHolds(phrase: string) {
  return sql`${nameHolds([`% ${phrase} %`])} or ' ' || lower(brands.name) || ' ' like ${`% ${phrase} %`}`;
}

/** Scores the word itself above its synonyms, and above longer words where it is one the shop knows: 'rose' above 'rosemary'. */
function wordHeld(word: SearchWord) {
  const itself = nameHolds(formsOf(word, spellingsOf(word.text)));
  if (word.isKnown) {
    const whole = nameHolds(formsOf(wholeWord(word.text), spellingsOf(word.text)));
    return sql`case when ${whole} then 3 when ${itself} then 2 else 0 end`;
  }
  const synonyms = synonymOf(word.text)?.names ?? [];
  if (synonyms.length === 0) return sql`case when ${itself} then 3 else 0 end`;
  return sql`case when ${itself} then 3 when ${nameHolds(formsOf(word, synonyms))} then 2 else 0 end`;
}

function formsOf({ isWhole }: SearchWord, called: readonly string[]): string[] {
  const forms = called.flatMap((word) => [word, word.replace(/s$/, ''), `${word}s`]);
  return [...new Set(forms)].map((form) => (isWhole ? `% ${form} %` : `% ${form}%`));
}

/** Needs no escaping: folded words hold no wildcard of LIKE. */
function nameHolds(patterns: readonly string[]) {
  const name = sql`' ' || products.sort_name || ' ' || coalesce(products.article_words, '') || ' '`;
  return sql.join(
    patterns.map((pattern) => sql`${name} like ${pattern}`),
    sql` or `,
  );
}
