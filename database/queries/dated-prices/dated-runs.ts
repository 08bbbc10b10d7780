import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

export type DatedRun = {
  kind: 'begin' | 'end';
  startedAt: string;
  /** Null where it is not done, or the process ended in it: it goes on by itself. */
  endedAt: string | null;
  /** Prices. */
  changed: number;
  leftAlone: number;
};

/** Adds what one batch did to the run, which begins with its first. */
export async function addToRun(
  trx: Db,
  datedId: string,
  {
    kind,
    now,
    changed,
    leftAlone,
  }: { kind: DatedRun['kind']; now: string; changed: number; leftAlone: number },
): Promise<void> {
  await trx
    .insertInto('dated_price_runs')
    .values({
      dated_price_id: datedId,
      kind,
      started_at: now,
      ended_at: null,
      changed,
      left_alone: leftAlone,
    })
    .onConflict((conflict) =>
      conflict.columns(['dated_price_id', 'kind']).doUpdateSet({
        changed: sql`dated_price_runs.changed + ${sql.val(changed)}`,
        left_alone: sql`dated_price_runs.left_alone + ${sql.val(leftAlone)}`,
      }),
    )
    .execute();
}

export async function endRun(trx: Db, datedId: string, kind: DatedRun['kind'], now: string): Promise<void> {
  await trx
    .updateTable('dated_price_runs')
    .set({ ended_at: now })
    .where('dated_price_id', '=', datedId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute();
}

export function listRuns(db: Db, datedId: string): Promise<DatedRun[]> {
  return db
    .selectFrom('dated_price_runs')
    .select(['kind', 'started_at as startedAt', 'ended_at as endedAt', 'changed', 'left_alone as leftAlone'])
    .where('dated_price_id', '=', datedId)
    .orderBy('kind')
    .execute();
}
