import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * Kysely over node:sqlite with two connections to one file: one reads and never waits, one writes and is held by
 * one transaction at a time. A write outside a transaction takes its turn too, because a busy file would block the
 * event loop that the open transaction needs to finish.
 */
export function sqliteDialect(connections: SqliteConnections): Dialect {
  return {
    createAdapter: () => new TwoConnectionsAdapter(),
    createDriver: () => new SqliteDriver(connections),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

export type SqliteConnections = { reader: DatabaseSync; writer: DatabaseSync };

export function openSqliteConnections(file: string): SqliteConnections {
  const writer = new DatabaseSync(file);
  writer.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 8000; pragma foreign_keys = on',
  );
  const reader = new DatabaseSync(file);
  reader.exec('pragma busy_timeout = 8000; pragma query_only = on; pragma mmap_size = 268435456');
  return { reader, writer };
}

/** Without this Kysely lets every query wait for an open transaction; here the driver itself takes turns. */
class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #reader: PreparedConnection;
  readonly #writer: PreparedConnection;
  readonly #turn = new Turn();
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
    this.#reader = new PreparedConnection(connections.reader);
    this.#writer = new PreparedConnection(connections.writer);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#reader, this.#writer, this.#turn);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections.reader.close();
    this.#connections.writer.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  #inTransaction = false;
  readonly #reader: PreparedConnection;
  readonly #writer: PreparedConnection;
  readonly #turn: Turn;

  constructor(reader: PreparedConnection, writer: PreparedConnection, turn: Turn) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turn = turn;
  }

  async begin(): Promise<void> {
    await this.#turn.take();
    try {
      this.#writer.run(CompiledQuery.raw('begin immediate'));
      this.#inTransaction = true;
    } catch (error) {
      this.#turn.give();
      throw error;
    }
  }

  end(how: 'commit' | 'rollback'): void {
    if (!this.#inTransaction) return;
    try {
      this.#writer.run(CompiledQuery.raw(how));
      this.#inTransaction = false;
      this.#turn.give();
    } catch (error) {
      if (how === 'rollback') {
        this.#inTransaction = false;
        this.#turn.give();
      }
      throw error;
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) return this.#writer.run<R>(query);
    if (isRead(query)) return this.#reader.run<R>(query);
    await this.#turn.take();
    try {
      return this.#writer.run<R>(query);
    } finally {
      this.#turn.give();
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered on SQLite; page with limit instead.');
  }
}

function isRead(query: CompiledQuery): boolean {
  return (
    query.query.kind === 'SelectQueryNode' || /^\s*(select|pragma table_|pragma index_)/i.test(query.sql)
  );
}

const KEPT_STATEMENTS = 500;

class PreparedConnection {
  readonly #statements = new Map<string, { statement: StatementSync; isReader: boolean }>();
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, isReader } = this.#prepare(query.sql);
    const parameters = query.parameters.map(toSqlite);
    // The empty object keeps a first parameter from being taken for named parameters.
    if (isReader) return { rows: statement.all({}, ...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run({}, ...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string) {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#connection.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    if (this.#statements.size >= KEPT_STATEMENTS) {
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

class Turn {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
