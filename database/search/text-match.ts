import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';

/** Matches a part of a name in any case: LIKE is case-sensitive on one engine only. */
export function nameHolds(db: Db, column: string, text: string) {
  return matches(db, column, `%${literal(text)}%`);
}

export function nameBegins(db: Db, column: string, text: string) {
  return matches(db, column, `${literal(text)}%`);
}

/** Matches the beginning of a code in any case by an index: `nocase` on SQLite, of the lower letters on PostgreSQL. */
export function codeBegins(db: Db, column: string, text: string) {
  const pattern = `${literal(text)}%`;
  return engineOf(db) === 'postgres'
    ? sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`
    : sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** Matches a code in any case by the same index. */
export function codeIs(db: Db, column: string, code: string) {
  return engineOf(db) === 'postgres'
    ? sql<boolean>`lower(${sql.ref(column)}) = lower(${code})`
    : sql<boolean>`${sql.ref(column)} = ${code} collate nocase`;
}

/** Matches the beginning of a folded name (`sort_name`), on SQLite by an index. */
export function foldedBegins(db: Db, column: string, folded: string) {
  return engineOf(db) === 'postgres'
    ? sql<boolean>`${sql.ref(column)} like ${`${folded}%`}`
    : sql<boolean>`(${sql.ref(column)} >= ${folded} and ${sql.ref(column)} < ${`${folded}\u{10ffff}`})`;
}

/** Matches the beginning of an address as `normaliseEmail` writes it, by an index: on PostgreSQL one of `text_pattern_ops`. */
export function addressBegins(db: Db, column: string, address: string) {
  return engineOf(db) === 'postgres'
    ? sql<boolean>`${sql.ref(column)} like ${`${literal(address)}%`} escape '\\'`
    : sql<boolean>`(${sql.ref(column)} >= ${address} and ${sql.ref(column)} < ${`${address}\u{10ffff}`})`;
}

/** Matches the beginning of any word of a name, in any case. */
export function wordBegins(db: Db, column: string, text: string) {
  return sql<boolean>`(${nameBegins(db, column, text)} or ${matches(db, column, `% ${literal(text)}%`)})`;
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

function matches(db: Db, column: string, pattern: string) {
  return engineOf(db) === 'postgres'
    ? sql<boolean>`${sql.ref(column)} ilike ${pattern} escape '\\'`
    : sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
