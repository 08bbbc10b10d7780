import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';

/** Matches a part of a name in any case: LIKE is case-sensitive on one engine only. */
export function nameHolds(db: Db, column: string, text: string) {
  return matches(db, column, `%${literal(text)}%`);
}

export function nameBegins(db: Db, column: string, text: string) {
  return matches(db, column, `${literal(text)}%`);
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

function matches(db: Db, column: string, pattern: string) {
  return engineOf(db) === 'postgres'
    ? sql<boolean>`${sql.ref(column)} ilike ${pattern} escape '\\'`
    : sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
