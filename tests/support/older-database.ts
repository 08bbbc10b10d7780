import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, type OpenDatabase, openDatabase } from '#database/open.ts';
import { copyPreparedDatabase } from './shop.ts';

const FOLDER = new URL('../../database/migrations/', import.meta.url);

/** Opens a database without any table. */
export async function openEmptyDatabase(
  engine: Engine,
): Promise<{ database: OpenDatabase; remove: () => Promise<void> }> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'zabelle-older-'));
    return {
      database: openDatabase({ engine, file: join(folder, 'shop.db') }),
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const { address, remove } = await copyPreparedDatabase(engine);
  const database = openDatabase(address);
  if (database.engine === 'postgres')
    await database.pool.query('drop schema public cascade; create schema public');
  return { database, remove };
}

/** Brings an empty database to the state of an older version: all migrations before the one of this number, '0042'. */
export async function applyMigrationsBefore(database: OpenDatabase, firstNew: string): Promise<void> {
  const run = (text: string) =>
    database.engine === 'postgres' ? database.pool.query(text) : database.connections.writer.exec(text);
  await run('create table migrations (name text primary key, applied_at text not null)');
  for (const file of readdirSync(FOLDER).sort()) {
    if (file >= firstNew || isForOther(file, database.engine)) continue;
    await run(readFileSync(new URL(file, FOLDER), 'utf8'));
    await run(`insert into migrations (name, applied_at) values ('${file}', '2026-01-01T00:00:00.000Z')`);
  }
}

function isForOther(file: string, engine: Engine): boolean {
  return file.endsWith(engine === 'sqlite' ? '.postgres.sql' : '.sqlite.sql');
}
