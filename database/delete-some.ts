import { type RawBuilder, sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import type { Schema } from '#database/schema.ts';

/** Rows that are deleted at once: a longer statement would hold up everybody on SQLite. */
const MOST_AT_ONCE = 300;

/** Deletes some rows of a table that meet a condition; true where others may be left. */
export async function deleteSome(db: Db, table: keyof Schema, where: RawBuilder<boolean>): Promise<boolean> {
  const row = sql.ref(engineOf(db) === 'postgres' ? 'ctid' : 'rowid');
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${row} in (
    select ${row} from ${sql.table(table)} where ${where} limit ${sql.lit(MOST_AT_ONCE)}
  )`.execute(db);
  return numAffectedRows === BigInt(MOST_AT_ONCE);
}
