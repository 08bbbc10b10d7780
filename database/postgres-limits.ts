/** Bounds on what one process asks of a PostgreSQL server. 0 milliseconds: without limit. */
export type PostgresLimits = {
  connections: number;
  /** Longest wait for a new or free connection. */
  connectMs: number;
  statementMs: number;
  /** Longest wait for a lock that another transaction holds. */
  lockMs: number;
  /** Longest pause between two statements of a transaction. */
  idleInTransactionMs: number;
};

export const SERVING_LIMITS: PostgresLimits = {
  connections: 20,
  connectMs: 5_000,
  statementMs: 15_000,
  lockMs: 8_000,
  idleInTransactionMs: 30_000,
};

/** Limits of migrations, stocking and imports, which may take minutes and wait for each other. */
export function withPatience(limits: PostgresLimits): PostgresLimits {
  return { ...limits, statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };
}
