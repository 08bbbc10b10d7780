import { sql } from 'kysely';
import { type Db, engineOf } from '../open.ts';

/** A part of a name, whatever its case: LIKE is case-sensitive on one engine only. */
export function nameHolds(db: Db, column: string, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return engineOf(db) === 'postgres'
    ? sql<boolean>`${sql.ref(column)} ilike ${pattern} escape '\\'`
    : sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
