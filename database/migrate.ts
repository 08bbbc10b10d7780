import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Engine, OpenDatabase } from './open.ts';
import { asUnavailable, unavailableReason } from './outage/unavailable.ts';
import { inTransaction } from './transaction.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** The database cannot be brought to the state of this program. The message is a sentence for the owner. */
export class MigrationProblem extends Error {}

/**
 * Applies the SQL files of `migrations/` in the order of their names, all of them or none. A file named `….sqlite.sql` or
 * `….postgres.sql` is for that engine only. Several processes may call it at once. Throws a MigrationProblem where a file fails,
 * or where the database has been migrated by a newer program.
 */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  const files = migrationFiles(database.engine);
  return database.engine === 'sqlite' ? migrateSqlite(database, files) : migratePostgres(database, files);
}

/** True when exactly the migrations of this program have been applied. */
export async function isMigrated({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const files = migrationFiles(engine);
  return files.length === applied.size && files.every((file) => applied.has(file));
}

function migrationFiles(engine: Engine): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .filter((file) => !isForOtherEngine(file, engine))
    .sort();
}

function isForOtherEngine(file: string, engine: OpenDatabase['engine']): boolean {
  return file.endsWith(engine === 'sqlite' ? '.postgres.sql' : '.sqlite.sql');
}

const TABLE = 'create table if not exists migrations (name text primary key, applied_at text not null)';

async function migrateSqlite(
  { connections }: Extract<OpenDatabase, { engine: 'sqlite' }>,
  files: string[],
): Promise<string[]> {
  const { writer } = connections;
  writer.exec('pragma busy_timeout = 8000; begin immediate');
  try {
    writer.exec(TABLE);
    const applied = writer.prepare('select name from migrations').all();
    const missing = missingOf(
      files,
      applied.map((row) => String(row.name)),
    );
    const record = writer.prepare('insert into migrations (name, applied_at) values (?, ?)');
    for (const file of missing) {
      await naming(file, async () => writer.exec(read(file)));
      record.run(file, new Date().toISOString());
    }
    writer.exec('commit');
    return missing;
  } catch (error) {
    // SQLite has already rolled back when the file is damaged or the disk full.
    if (writer.isTransaction) writer.exec('rollback');
    throw error;
  }
}

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 7241;

async function migratePostgres({ db }: Extract<OpenDatabase, { engine: 'postgres' }>, files: string[]) {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    await sql.raw(TABLE).execute(trx);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const missing = missingOf(
      files,
      rows.map((row) => row.name),
    );
    for (const file of missing) {
      await naming(file, () => sql.raw(read(file)).execute(trx));
      await sql`insert into migrations (name, applied_at) values (${file}, ${new Date().toISOString()})`.execute(
        trx,
      );
    }
    return missing;
  });
}

function missingOf(files: string[], applied: string[]): string[] {
  const unknown = applied.filter((name) => !files.includes(name)).sort();
  if (unknown.length > 0)
    throw new MigrationProblem(
      `The database was made by a newer version of the shop (${unknown.join(', ')}). Start that version, or put back the backup made before it.`,
    );
  return files.filter((file) => !applied.includes(file));
}

/** Adds the file's name to an error of its statements; the engine undoes all of them. */
async function naming(file: string, apply: () => Promise<unknown>): Promise<void> {
  try {
    await apply();
  } catch (error) {
    const cause = asUnavailable(error);
    if (unavailableReason(cause)) throw cause;
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationProblem(
      `The database could not be changed for this version: ${file} failed (${reason}). Nothing was changed. Start the version of before, and report this sentence.`,
      { cause: error },
    );
  }
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}
