import type { Db } from '#database/open.ts';
import { type CatalogueChange, CHANGE_COLUMNS, foldChanges } from './catalogue-change.ts';

/** Returns what the revisions after `from` changed, as far as `to`; null: anything. */
export async function readChanges(db: Db, from: number, to: number): Promise<CatalogueChange | null> {
  if (to < from) return null;
  const rows = await db
    .selectFrom('catalogue_changes')
    .select(CHANGE_COLUMNS)
    .where('revision', '>', from)
    .where('revision', '<=', to)
    .execute();
  return foldChanges(rows, from, to);
}
