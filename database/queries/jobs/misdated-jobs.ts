import type { Db } from '#database/open.ts';

export type MisdatedJob = { id: string; runAt: string; createdAt: string };

/** The waiting jobs that were written, are to run, or are claimed after these times. */
export function listMisdatedJobs(
  trx: Db,
  { createdAfter, runAfter, claimedAfter }: { createdAfter: string; runAfter: string; claimedAfter: string },
): Promise<MisdatedJob[]> {
  return trx
    .selectFrom('jobs')
    .select(['id', 'run_at as runAt', 'created_at as createdAt'])
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([
        eb('created_at', '>', createdAfter),
        eb('run_at', '>', runAfter),
        eb('claimed_until', '>', claimedAfter),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Dates a job anew and takes it from whoever claimed it. */
export async function redateJob(
  trx: Db,
  { id, now, runAt }: { id: string; now: string; runAt: string },
): Promise<void> {
  await trx
    .updateTable('jobs')
    .set((eb) => ({
      run_at: runAt,
      created_at: eb.case().when('created_at', '>', now).then(now).else(eb.ref('created_at')).end(),
      claimed_by: null,
      claimed_until: null,
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
