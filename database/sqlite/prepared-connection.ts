import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const CACHED_STATEMENTS = 500;

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** A connection of node:sqlite that prepares each text once. */
export class PreparedConnection {
  readonly #statements = new Map<string, { statement: StatementSync; isReader: boolean }>();
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  run<R>(query: Statement): QueryResult<R> {
    const { statement, isReader } = this.#prepare(query.sql);
    const parameters = query.parameters.map(toSqlite);
    // The empty object stops a first parameter from being read as named parameters.
    if (isReader) return { rows: statement.all({}, ...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run({}, ...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Throws when SQLite has dropped the transaction, as on a full disk: the statement would be committed alone. */
  runInTransaction<R>(query: Statement): QueryResult<R> {
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
