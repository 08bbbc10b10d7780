import type { Db } from './open.ts';

const ATTEMPTS = 5;
/** PostgreSQL's serialisation failure and deadlock: nothing was written, and the same work succeeds when it is done again. */
const CONFLICTS = ['40001', '40P01'];

/** Runs work in a transaction, again where PostgreSQL gave way to another one. */
export async function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    CONFLICTS.includes(error.code)
  );
}
