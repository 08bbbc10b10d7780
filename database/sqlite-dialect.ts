import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { LoopTurns } from './loop-turns.ts';
import { CommitGroups, type WriteTurn } from './sqlite-commit-groups.ts';
import { type SqliteFile, sqliteFile } from './sqlite-file.ts';
import { asUnavailable } from './unavailable.ts';

/**
 * Kysely over node:sqlite with two connections to one file: one reads and never waits, one writes and is held by
 * one transaction at a time. A write outside a transaction takes its turn too: it must not join another's transaction.
 */
export function sqliteDialect(connections: SqliteConnections): Dialect {
  return {
    createAdapter: () => new TwoConnectionsAdapter(),
    createDriver: () => new SqliteDriver(connections),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

export type SqliteConnections = { reader: DatabaseSync; writer: DatabaseSync; file: SqliteFile };

export function openSqliteConnections(file: string): SqliteConnections {
  const writer = new DatabaseSync(file);
  writer.exec('pragma busy_timeout = 8000; pragma journal_mode = wal; pragma synchronous = full');
  // Savepoint journals stay in memory: in a temporary file they cost more than the commit they save.
  writer.exec('pragma foreign_keys = on; pragma temp_store = memory');
  const reader = new DatabaseSync(file);
  reader.exec('pragma busy_timeout = 8000; pragma query_only = on; pragma mmap_size = 268435456');
  return { reader, writer, file: sqliteFile(file) };
}

/** Stops Kysely from queueing every query behind an open transaction; the driver takes turns itself. */
class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #reader: PreparedConnection;
  readonly #writer: PreparedConnection;
  readonly #groups: CommitGroups;
  readonly #connections: SqliteConnections;
  readonly #turns = new LoopTurns();

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
    this.#reader = new PreparedConnection(connections.reader);
    this.#writer = new PreparedConnection(connections.writer);
    this.#groups = new CommitGroups(connections.writer, () => connections.file.assertInPlace());
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#reader, this.#writer, this.#groups, this.#turns);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections.reader.close();
    this.#connections.writer.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  #turn: WriteTurn | null = null;
  readonly #reader: PreparedConnection;
  readonly #writer: PreparedConnection;
  readonly #groups: CommitGroups;
  readonly #turns: LoopTurns;

  constructor(
    reader: PreparedConnection,
    writer: PreparedConnection,
    groups: CommitGroups,
    turns: LoopTurns,
  ) {
    this.#turns = turns;
    this.#reader = reader;
    this.#writer = writer;
    this.#groups = groups;
  }

  async begin(): Promise<void> {
    this.#turn = await this.#groups.take().catch(rethrow);
  }

  /** Does nothing after a failed commit: the rollback Kysely then asks for has happened. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    const turn = this.#turn;
    this.#turn = null;
    await turn?.end(how).catch(rethrow);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      if (this.#turn) return this.#writer.runInTransaction<R>(query);
      if (!isRead(query)) return await this.#writeAlone(query);
      await this.#turns.leaveTime();
      return this.#reader.run<R>(query);
    } catch (error) {
      return rethrow(error);
    }
  }

  async #writeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.begin();
    try {
      const result = this.#writer.run<R>(query);
      await this.end('commit');
      return result;
    } catch (error) {
      await this.end('rollback');
      throw error;
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered on SQLite; page with limit instead.');
  }
}

function rethrow(error: unknown): never {
  throw asUnavailable(error);
}

function isRead(query: CompiledQuery): boolean {
  return (
    query.query.kind === 'SelectQueryNode' || /^\s*(select|pragma table_|pragma index_)/i.test(query.sql)
  );
}

const CACHED_STATEMENTS = 500;

class PreparedConnection {
  readonly #statements = new Map<string, { statement: StatementSync; isReader: boolean }>();
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, isReader } = this.#prepare(query.sql);
    const parameters = query.parameters.map(toSqlite);
    // The empty object stops a first parameter from being read as named parameters.
    if (isReader) return { rows: statement.all({}, ...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run({}, ...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Throws when SQLite has dropped the transaction, as on a full disk: the statement would be committed alone. */
  runInTransaction<R>(query: CompiledQuery): QueryResult<R> {
    if (!this.#connection.isTransaction) throw new Error('SQLite rolled the transaction back');
    return this.run(query);
  }

  #prepare(sql: string) {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.#connection.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    if (this.#statements.size >= CACHED_STATEMENTS) {
      const oldest = this.#statements.keys().next().value;
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}
