import { dirname } from 'node:path';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
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

/** Opens SQLite (created when missing) or PostgreSQL. Connections that break are logged, not thrown. */
export function openDatabase(address: DatabaseAddress, log: DatabaseLog = console): OpenDatabase {
  return address.engine === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url, log);
}

/** Returns the engine of a Kysely instance or transaction: for search and migrations, nothing else. */
export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

function openSqlite(file: string): OpenDatabase {
  makeFolder(dirname(file));
  const connections = openSqliteConnections(file);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(connections) });
  return { engine: 'sqlite', db, connections, close: () => db.destroy() };
}

function openPostgres(url: string, log: DatabaseLog): OpenDatabase {
  const numberTypes = { int8: 20, numeric: 1700 };
  for (const oid of Object.values(numberTypes)) pg.types.setTypeParser(oid, Number);
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // The pool replaces connections that break. Without a listener for each, also while it is checked out, an 'error'
  // event would end the process; the pool's own event repeats that of an idle one.
  pool.on('connect', (client) => logBreak(client, log));
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', db, pool, close: () => db.destroy() };
}

/** Logs once: the server's last words and the closed socket are two events. */
function logBreak(client: pg.PoolClient, log: DatabaseLog): void {
  let isLogged = false;
  client.on('error', (error) => {
    if (!isLogged) log.warn({ err: error }, 'a PostgreSQL connection broke');
    isLogged = true;
  });
}
