import { sql } from 'kysely';
import { isMigrated } from './migrate.ts';
import type { OpenDatabase } from './open.ts';

export type DatabaseFault = 'database' | 'database-file' | 'migrations';

/** Returns the first thing that keeps the database from serving, or null: it responds, is in its place, has the known tables. */
export async function findDatabaseFault(database: OpenDatabase): Promise<DatabaseFault | null> {
  if (database.engine === 'sqlite' && !database.connections.file.isInPlace()) return 'database-file';
  try {
    await sql`select 1`.execute(database.db);
  } catch {
    return 'database';
  }
  return (await isMigrated(database).catch(() => false)) ? null : 'migrations';
}
