import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { SCHEDULE } from '#domain/jobs/job-kinds.ts';

/** Adds the recurring jobs that do not wait yet; every process may call it. */
export async function ensureSchedule(trx: Db, stamp: Stamp): Promise<void> {
  for (const { kind } of SCHEDULE) await insertJob(trx, { kind, payload: {}, key: kind }, stamp);
}

/** Adds the next run of a recurring job, in the transaction that ends this one. */
export async function scheduleNext(trx: Db, ended: string, stamp: Stamp): Promise<void> {
  const recurring = SCHEDULE.find(({ kind }) => kind === ended);
  if (!recurring) return;
  const runAt = new Date(Date.parse(stamp.now) + recurring.everyMs).toISOString();
  await insertJob(trx, { kind: recurring.kind, payload: {}, key: recurring.kind, runAt }, stamp);
}
