import { dirname } from 'node:path';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { makeFolder } from './make-folder.ts';
import { type PostgresLimits, SERVING_LIMITS, withPatience } from './postgres-limits.ts';
import { guardedPool, openPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import {
  asideDialect,
  openSqliteConnections,
  type SqliteConnections,
  sqliteDialect,
} from './sqlite/sqlite-dialect.ts';
import { MOST_SEARCHED_IN_TURN } from './sqlite/sqlite-search-route.ts';

export type Db = Kysely<Schema>;
export type Engine = 'sqlite' | 'postgres';

/** An open database and the raw handles the two engines need for what Kysely does not offer. */
export type OpenDatabase = {
  db: Db;
  /** The same for reads of any length, which leave the event loop to others. */
  asideDb: Db;
  close(): Promise<void>;
} & ({ engine: 'sqlite'; connections: SqliteConnections } | { engine: 'postgres'; pool: pg.Pool });

type PostgresAddress = { engine: 'postgres'; url: string; limits?: PostgresLimits };

type SqliteAddress = {
  engine: 'sqlite';
  file: string;
  /** Products from which on searches leave the event loop. */
  mostSearchedInTurn?: number;
};

export type DatabaseAddress = SqliteAddress | PostgresAddress;

/** Opens SQLite (created when missing) or PostgreSQL. Connections that break are logged, not thrown. */
export function openDatabase(address: DatabaseAddress, log: DatabaseLog = console): OpenDatabase {
  return address.engine === 'sqlite' ? openSqlite(address) : openPostgres(address, log);
}

/** The address with the limits of migrations, stocking and imports. */
export function patiently(address: DatabaseAddress): DatabaseAddress {
  if (address.engine === 'sqlite') return address;
  return { ...address, limits: withPatience(address.limits ?? SERVING_LIMITS) };
}

/** Returns the engine of a Kysely instance or transaction: for search and migrations, nothing else. */
export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

function openSqlite({ file, mostSearchedInTurn = MOST_SEARCHED_IN_TURN }: SqliteAddress): OpenDatabase {
  makeFolder(dirname(file));
  const connections = openSqliteConnections(file, mostSearchedInTurn);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(connections) });
  const asideDb = new Kysely<Schema>({ dialect: asideDialect(connections) });
  return { engine: 'sqlite', db, asideDb, connections, close: () => db.destroy() };
}

function openPostgres({ url, limits = SERVING_LIMITS }: PostgresAddress, log: DatabaseLog): OpenDatabase {
  const pool = openPool(url, limits, log);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  return { engine: 'postgres', db, asideDb: db, pool, close: () => db.destroy() };
}
