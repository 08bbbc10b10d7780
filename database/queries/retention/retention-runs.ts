import type { Db } from '#database/open.ts';
import type { RetentionKind } from '#domain/retention/retention-kinds.ts';

export type RetentionRun = { day: string; kind: RetentionKind; erased: number; lastAt: string };

/** Adds to what was erased of a kind on a day, in the transaction that erased it. */
export async function countErased(
  trx: Db,
  { day, kind, erased, now }: { day: string; kind: RetentionKind; erased: number; now: string },
): Promise<void> {
  await trx
    .insertInto('retention_runs')
    .values({ day, kind, erased, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind'])
        .doUpdateSet((eb) => ({ erased: eb('retention_runs.erased', '+', erased), last_at: now })),
    )
    .execute();
}

/** What was erased last, the newest day first. */
export function listRetentionRuns(db: Db, most: number): Promise<RetentionRun[]> {
  return db
    .selectFrom('retention_runs')
    .select(['day', 'kind', 'erased', 'last_at as lastAt'])
    .orderBy('day', 'desc')
    .orderBy('kind')
    .limit(most)
    .execute();
}
