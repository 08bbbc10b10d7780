import { setTimeout as pause } from 'node:timers/promises';
import { isReferenceViolation } from './constraint-violation.ts';
import type { Db } from './open.ts';
import { unavailableReason } from './outage/unavailable.ts';

const TRIES = 6;
const FIRST_PAUSE_MS = 10;

/**
 * Runs the work in a transaction, and all of it again where PostgreSQL undid it because of another one (deadlock,
 * serialisation failure), and once more where a row it names was deleted by another one after the work had read it: the second
 * time the work finds it gone. Work may therefore run several times: it changes nothing outside the transaction, or asks for one try.
 * See docs/decisions/051-one-order-of-locks.md.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
  { tries = TRIES }: { tries?: number } = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isWorthIt =
        unavailableReason(error) === 'conflict' || (attempt === 1 && isReferenceViolation(error));
      if (attempt >= tries || !isWorthIt) throw error;
    }
    // Random, so that two that met do not meet again.
    await pause(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
  }
}
