import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { OpenDatabase } from './open.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * Applies the SQL files of `migrations/` in the order of their names, each once and whole. A file named
 * `….sqlite.sql` or `….postgres.sql` is for that engine only. Several processes may call it at once.
 */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .filter((file) => !isForOtherEngine(file, database.engine))
    .sort();
  return database.engine === 'sqlite' ? migrateSqlite(database, files) : migratePostgres(database, files);
}

function isForOtherEngine(file: string, engine: OpenDatabase['engine']): boolean {
  return file.endsWith(engine === 'sqlite' ? '.postgres.sql' : '.sqlite.sql');
}

const TABLE = 'create table if not exists migrations (name text primary key, applied_at text not null)';

function migrateSqlite(
  { connections }: Extract<OpenDatabase, { engine: 'sqlite' }>,
  files: string[],
): string[] {
  const { writer } = connections;
  writer.exec('pragma busy_timeout = 8000; begin immediate');
  try {
    writer.exec(TABLE);
    const applied = new Set(
      writer
        .prepare('select name from migrations')
        .all()
        .map((row) => String(row.name)),
    );
    const missing = files.filter((file) => !applied.has(file));
    const record = writer.prepare('insert into migrations (name, applied_at) values (?, ?)');
    for (const file of missing) {
      writer.exec(read(file));
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
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    await sql.raw(TABLE).execute(trx);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    const missing = files.filter((file) => !applied.has(file));
    for (const file of missing) {
      await sql.raw(read(file)).execute(trx);
      await sql`insert into migrations (name, applied_at) values (${file}, ${new Date().toISOString()})`.execute(
        trx,
      );
    }
    return missing;
  });
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}
