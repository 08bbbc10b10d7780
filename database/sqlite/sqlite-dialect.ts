import { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely';
import { asUnavailable } from '../outage/unavailable.ts';
import { LoopTurns } from './loop-turns.ts';
import { PreparedConnection } from './prepared-connection.ts';
import { CommitGroups, type WriteTurn } from './sqlite-commit-groups.ts';
import { type SqliteFile, sqliteFile } from './sqlite-file.ts';
import { openToRead } from './sqlite-reader.ts';
import { SqliteReadingThread } from './sqlite-reading-thread.ts';
import { SqliteSearchRoute } from './sqlite-search-route.ts';
import { SqliteWordCompiler } from './sqlite-word-compiler.ts';

/**
 * Kysely over node:sqlite with two connections to one file: one reads and never waits, one writes and is held by
 * one transaction at a time. A write outside a transaction takes its turn too: it must not join another's transaction.
 */
export function sqliteDialect(connections: SqliteConnections): Dialect {
  const reader = new PreparedConnection(connections.reader);
  const turns = new LoopTurns();
  const read: Read = async (query) => {
    if (connections.searchRoute.leavesLoop(query.sql)) return connections.searching.run(query);
    await turns.leaveTime();
    return reader.run(query);
  };
  return dialectOf(connections, read, async () => {
    await Promise.all([connections.aside.close(), connections.searching.close()]);
    connections.reader.close();
    connections.writer.close();
  });
}

/** The same, except that a thread aside reads: a long query holds up who asked for it, and nobody else. */
export function asideDialect(connections: SqliteConnections): Dialect {
  return dialectOf(
    connections,
    (query) => connections.aside.run(query),
    async () => {},
  );
}

type Read = <R>(query: CompiledQuery) => Promise<QueryResult<R>>;

function dialectOf(connections: SqliteConnections, read: Read, close: () => Promise<void>): Dialect {
  return {
    createAdapter: () => new TwoConnectionsAdapter(),
    createDriver: () => new SqliteDriver(connections, read, close),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteWordCompiler(),
  };
}

export type SqliteConnections = {
  reader: DatabaseSync;
  writer: DatabaseSync;
  /** The turns of all who write by this writer. */
  groups: CommitGroups;
  file: SqliteFile;
  aside: SqliteReadingThread;
  /** The thread of visitors' searches: neither they nor staff wait for each other. */
  searching: SqliteReadingThread;
  searchRoute: SqliteSearchRoute;
};

export function openSqliteConnections(file: string, mostSearchedInTurn: number): SqliteConnections {
  const writer = new DatabaseSync(file);
  writer.exec('pragma busy_timeout = 8000; pragma journal_mode = wal; pragma synchronous = full');
  // Savepoint journals stay in memory: in a temporary file they cost more than the commit they save.
  writer.exec('pragma foreign_keys = on; pragma temp_store = memory');
  // What is deleted is overwritten in its page: a copy of the file would hold it otherwise.
  writer.exec('pragma secure_delete = fast');
  const reader = openToRead(DatabaseSync, file);
  const opened = sqliteFile(file);
  const groups = new CommitGroups(writer, () => opened.assertInPlace());
  return {
    reader,
    writer,
    groups,
    file: opened,
    aside: new SqliteReadingThread(file),
    searching: new SqliteReadingThread(file),
    searchRoute: new SqliteSearchRoute(reader, mostSearchedInTurn),
  };
}

/** Stops Kysely from queueing every query behind an open transaction; the driver takes turns itself. */
class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #read: Read;
  readonly #writer: PreparedConnection;
  readonly #groups: CommitGroups;
  readonly #close: () => Promise<void>;

  constructor(connections: SqliteConnections, read: Read, close: () => Promise<void>) {
    this.#read = read;
    this.#writer = new PreparedConnection(connections.writer);
    this.#groups = connections.groups;
    this.#close = close;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#read, this.#writer, this.#groups);
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

  destroy(): Promise<void> {
    return this.#close();
  }
}

class SqliteConnection implements DatabaseConnection {
  #turn: WriteTurn | null = null;
  readonly #read: Read;
  readonly #writer: PreparedConnection;
  readonly #groups: CommitGroups;

  constructor(read: Read, writer: PreparedConnection, groups: CommitGroups) {
    this.#read = read;
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
      return await this.#read<R>(query);
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
