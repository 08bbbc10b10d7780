import { dirname } from 'node:path';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { makeFolder } from './make-folder.ts';
import type { Schema } from './schema.ts';
import { openSqliteConnections, type SqliteConnections, sqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Schema>;
export type Engine = 'sqlite' | 'postgres';

/** An open database and the raw handles the two engines need for what Kysely does not offer. */
export type OpenDatabase =
  | { engine: 'sqlite'; db: Db; connections: SqliteConnections; close(): Promise<void> }
  | { engine: 'postgres'; db: Db; pool: pg.Pool; close(): Promise<void> };

export type DatabaseAddress = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

/** Opens SQLite (made when it is not there) or PostgreSQL. Here and in `engineOf` alone the two are told apart. */
export function openDatabase(address: DatabaseAddress): OpenDatabase {
  return address.engine === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url);
}

/** Which engine a Kysely instance or transaction speaks to: for search and migrations, nothing else. */
export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

function openSqlite(file: string): OpenDatabase {
  makeFolder(dirname(file));
  const connections = openSqliteConnections(file);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(connections) });
  return { engine: 'sqlite', db, connections, close: () => db.destroy() };
}

function openPostgres(url: string): OpenDatabase {
  const numberTypes = { int8: 20, numeric: 1700 };
  for (const oid of Object.values(numberTypes)) pg.types.setTypeParser(oid, Number);
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', db, pool, close: () => db.destroy() };
}
