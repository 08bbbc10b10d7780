import { type Insertable, sql } from 'kysely';
import { builtOnce } from '#database/built-once.ts';
import { deleteSome } from '#database/delete-some.ts';
import type { Db } from '#database/open.ts';
import { engineOf } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import type { JobsTable } from '#database/schema.ts';
import type { NewJob } from '#domain/jobs/job-kinds.ts';
import { JOB_LANES, type JobLane, LANED_KINDS } from '#domain/jobs/job-lanes.ts';
import { jobPriority } from '#domain/jobs/job-priority.ts';

export type ClaimedJob = {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
  uniqueKey: string | null;
};

/** Adds a job in the transaction of what caused it. Nothing is added while one of the same key waits. */
export async function insertJob(trx: Db, job: NewJob, { now, newId }: Stamp): Promise<void> {
  await insertedJob(trx, {
    id: newId(),
    kind: job.kind,
    payload: JSON.stringify(job.payload),
    unique_key: job.key ?? null,
    run_at: job.runAt ?? now,
    priority: jobPriority(job),
    created_at: now,
  });
}

const insertedJob = builtOnce((trx, row: Insertable<JobsTable>) =>
  trx
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Claims the job that is due longest of those of the first priority, in its lane, for one worker until `until`, or returns null. A claim that ran out belonged
 * to a process that ended; the attempt counts.
 */
export async function claimDueJob(
  db: Db,
  { now, until, worker, lane }: { now: string; until: string; worker: string; lane: JobLane | null },
): Promise<ClaimedJob | null> {
  const due = dueJobs(db, now, lane).orderBy('priority').orderBy('run_at').orderBy('id').limit(1);
  const row = await db
    .updateTable('jobs')
    .set((eb) => ({ claimed_by: worker, claimed_until: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', engineOf(db) === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returning(['id', 'kind', 'payload', 'attempts', 'unique_key as uniqueKey'])
    .executeTakeFirst();
  return row ?? null;
}

/** True where a job of the lane is due that nobody runs: asked before a claim, which on SQLite takes the writer. */
export async function isJobDue(db: Db, { now, lane }: { now: string; lane: JobLane }): Promise<boolean> {
  const row = await dueJobs(db, now, lane).orderBy('priority').orderBy('run_at').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The ids of the jobs that are due and that nobody runs; without a lane those of all. */
function dueJobs(db: Db, now: string, lane: JobLane | null) {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]));
  if (lane === null) return due;
  const { kind } = JOB_LANES[lane];
  return kind === null ? due.where('kind', 'not in', LANED_KINDS) : due.where('kind', '=', kind);
}

/** Extends a claim; false where it is this worker's no longer. */
export async function extendClaim(
  db: Db,
  { id, worker, until }: { id: string; worker: string; until: string },
): Promise<boolean> {
  return changedOne(
    await db
      .updateTable('jobs')
      .set({ claimed_until: until })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('claimed_by', '=', worker)
      .executeTakeFirst(),
  );
}

/** Ends a job as done, in the transaction of its effect; false where the claim is this worker's no longer. */
export async function endJob(
  trx: Db,
  { id, worker, now }: { id: string; worker: string; now: string },
): Promise<boolean> {
  return changedOne(
    await trx
      .updateTable('jobs')
      .set({ state: 'done', ended_at: now, claimed_by: null, claimed_until: null, last_error: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('claimed_by', '=', worker)
      .executeTakeFirst(),
  );
}

/** Releases a job whose attempt failed: to be tried again at `retryAt`, or failed for good (null). */
export async function failJob(
  db: Db,
  failure: { id: string; worker: string; now: string; error: string; retryAt: string | null },
): Promise<void> {
  const { id, worker, now, error, retryAt } = failure;
  await db
    .updateTable('jobs')
    .set({
      last_error: error,
      claimed_by: null,
      claimed_until: null,
      ...(retryAt === null ? { state: 'failed' as const, ended_at: now } : { run_at: retryAt }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_by', '=', worker)
    .execute();
}

/** Releases a job that it was too early for; its attempt does not count. */
export async function postponeJob(
  db: Db,
  { id, worker, runAt }: { id: string; worker: string; runAt: string },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({
      run_at: runAt,
      attempts: eb('attempts', '-', 1),
      claimed_by: null,
      claimed_until: null,
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_by', '=', worker)
    .execute();
}

/** True while a job of this key waits or runs. */
export async function isJobOfKeyWaiting(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('unique_key', '=', key)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a failed job back, with all its attempts before it. False where it is not failed (any more). */
export function reviveJob(trx: Db, id: string, now: string): Promise<boolean> {
  return putBack(trx, { id, from: 'failed', now });
}

/** Lets a done job be done once more. False where it is not done (any more). */
export function repeatDoneJob(trx: Db, id: string, now: string): Promise<boolean> {
  return putBack(trx, { id, from: 'done', now });
}

async function putBack(
  trx: Db,
  { id, from, now }: { id: string; from: 'failed' | 'done'; now: string },
): Promise<boolean> {
  return changedOne(
    await trx
      .updateTable('jobs')
      .set({ state: 'waiting', unique_key: null, run_at: now, attempts: 0, ended_at: null })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst(),
  );
}

/** Deletes done jobs that ended before this time. Failed ones stay until staff settle them. */
export function deleteSomeDoneJobs(db: Db, endedBefore: string): Promise<boolean> {
  // Both, so that SQLite reads the index of those that ended.
  return deleteSome(db, 'jobs', sql`state = 'done' and state <> 'waiting' and ended_at < ${endedBefore}`);
}

function changedOne(result: { numUpdatedRows: bigint }): boolean {
  return result.numUpdatedRows === 1n;
}

/** True where a job of the kind waits or runs. */
export async function isJobOfKindWaiting(db: Db, kind: NewJob['kind']): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
