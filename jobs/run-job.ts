import * as v from 'valibot';
import {
  type ClaimedJob,
  claimDueJob,
  endJob,
  extendClaim,
  failJob,
  postponeJob,
} from '#database/queries/jobs/job-rows.ts';
import { inTransaction } from '#database/transaction.ts';
import { JOB_PAYLOADS, type JobKind, SCHEDULE } from '#domain/jobs/job-kinds.ts';
import type { JobLane } from '#domain/jobs/job-lanes.ts';
import { MOST_ATTEMPTS, retryPauseMs } from '#domain/jobs/retry-pause.ts';
import { MailServerAway } from '#operations/mail/mailer.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { aside, type Platform } from '#operations/platform/platform.ts';
import { EarlyJob, HopelessJob, type JobHandlers } from './job-handler.ts';
import { scheduleNext } from './schedule.ts';

/** Long enough for a slow mail server; extended while the job runs, so that only an ended process loses it. */
const CLAIM_MS = 60_000;

/** `server-away`: the attempt failed because of the server it needs, as every other of its lane would. */
export type JobOutcome = 'done' | 'postponed' | 'failed' | 'server-away';

/**
 * Runs the job that is due longest, as `worker` (a name that nobody else has), of one lane or of all. Null where none is due. A
 * failed attempt is logged and tried again later; after the last one, or a `HopelessJob`, the job is left to staff.
 */
export async function runDueJob(
  platform: Platform,
  handlers: JobHandlers,
  { worker, lane = null }: { worker: string; lane?: JobLane | null },
): Promise<JobOutcome | null> {
  const { db, clock } = platform;
  const until = () => new Date(clock.now() + CLAIM_MS).toISOString();
  const job = await claimDueJob(db, { now: nowIso(clock), until: until(), worker, lane });
  if (!job) return null;
  const keeping = setInterval(() => {
    extendClaim(db, { id: job.id, worker, until: until() }).catch((error) =>
      platform.log.warn({ err: error, job: job.id }, 'the claim of a job could not be extended'),
    );
  }, CLAIM_MS / 3);
  try {
    await runClaimed(platform, handlers, job, worker);
    return 'done';
  } catch (error) {
    if (error instanceof EarlyJob) {
      const runAt = new Date(clock.now() + error.waitMs).toISOString();
      await postponeJob(db, { id: job.id, worker, runAt });
      return 'postponed';
    }
    await recordFailure(platform, job, worker, error);
    return error instanceof MailServerAway ? 'server-away' : 'failed';
  } finally {
    clearInterval(keeping);
  }
}

async function runClaimed(
  platform: Platform,
  handlers: JobHandlers,
  job: ClaimedJob,
  worker: string,
): Promise<void> {
  // Each attempt before ended with its process.
  if (job.attempts > MOST_ATTEMPTS) throw new HopelessJob('The process ended during every attempt.');
  const write = await workOf(platform, handlers, job);
  await inTransaction(platform.db, async (trx) => {
    const now = nowIso(platform.clock);
    // Another worker took the job over: its effect counts, not this one.
    if (!(await endJob(trx, { id: job.id, worker, now }))) throw new Error('the claim of the job ran out');
    await write(trx);
    await scheduleNext(trx, job.kind, { now, newId: () => platform.random.id() });
  });
}

function workOf(platform: Platform, handlers: JobHandlers, job: ClaimedJob) {
  if (!isKnown(job.kind)) throw new HopelessJob(`This version of the shop knows no job '${job.kind}'.`);
  return start(platform, handlers, job.kind, job);
}

function start<Kind extends JobKind>(
  platform: Platform,
  handlers: JobHandlers,
  kind: Kind,
  { id, payload }: ClaimedJob,
) {
  const parsed = v.safeParse(JOB_PAYLOADS[kind], JSON.parse(payload));
  if (!parsed.success) throw new HopelessJob(`The job's content is not that of '${kind}'.`);
  const own = RECURRING.includes(kind) ? aside(platform) : platform;
  return handlers[kind](own, parsed.output, id);
}

/** They read what has gathered; the others, the few rows of their cause. */
const RECURRING: readonly JobKind[] = SCHEDULE.map(({ kind }) => kind);

function isKnown(kind: string): kind is JobKind {
  return Object.hasOwn(JOB_PAYLOADS, kind);
}

async function recordFailure(
  platform: Platform,
  job: ClaimedJob,
  worker: string,
  error: unknown,
): Promise<void> {
  const { db, clock, random, log } = platform;
  const isLast = error instanceof HopelessJob || job.attempts >= MOST_ATTEMPTS;
  const pause = retryPauseMs(job.attempts, random.fraction());
  log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts, isLast }, 'a job failed');
  const now = nowIso(clock);
  await inTransaction(db, async (trx) => {
    await failJob(trx, {
      id: job.id,
      worker,
      now,
      error: (error instanceof Error ? error.message : String(error)).slice(0, 1000),
      retryAt: isLast ? null : new Date(clock.now() + pause).toISOString(),
    });
    if (isLast) await scheduleNext(trx, job.kind, { now, newId: () => random.id() });
  });
}
