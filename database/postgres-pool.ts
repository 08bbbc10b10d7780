import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { asUnavailable } from './outage/unavailable.ts';
import type { PostgresLimits } from './postgres-limits.ts';

/** Added to the server's own limit on a statement: only a server that has stopped responding takes longer. */
const SILENCE_MS = 2_000;

export function openPool(url: string, limits: PostgresLimits, log: DatabaseLog): pg.Pool {
  const numberTypes = { int8: 20, numeric: 1700 };
  for (const oid of Object.values(numberTypes)) pg.types.setTypeParser(oid, Number);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'zabelle',
    keepAlive: true,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    query_timeout: limits.statementMs === 0 ? 0 : limits.statementMs + SILENCE_MS,
  });
  // The pool replaces connections that break. Without a listener for each, also while it is checked out, an 'error'
  // event would end the process; the pool's own event repeats that of an idle one.
  pool.on('connect', (client) => logBreak(client, log));
  pool.on('error', () => {});
  return pool;
}

/** Logs once: the server's last words and the closed socket are two events. */
function logBreak(client: pg.PoolClient, log: DatabaseLog): void {
  let isLogged = false;
  client.on('error', (error) => {
    if (!isLogged) log.warn({ err: asUnavailable(error) }, 'a PostgreSQL connection broke');
    isLogged = true;
  });
}

/** The pool as Kysely takes it: what the server or the network fails at is thrown as DatabaseUnavailable. */
export function guardedPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => new GuardedClient(await pool.connect().catch(rethrow)),
  };
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #queries: PostgresPoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    this.#queries = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('Streaming is not offered; page with limit instead.');
    return this.#queries.query<R>(sql, parameters).catch((error: unknown) => {
      if (isSilent(error)) this.#disconnect();
      return rethrow(error);
    });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }

  /** The late result of the query would be in the way of the next one, and a rollback would wait for it. */
  #disconnect(): void {
    if (this.#client instanceof pg.Client) this.#client.end().catch(() => {});
  }
}

function isSilent(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function rethrow(error: unknown): never {
  throw asUnavailable(error);
}
