import type { Db } from '#database/open.ts';
import type { JobKind, JobPayload } from '#domain/jobs/job-kinds.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Does the work of a job outside the database (a mail, a payment), and returns what is written with the job's end, in one
 * transaction. The outside part may happen again where a process ends before that transaction: `jobId` is the same in
 * every attempt and serves as idempotency key. Throws where it must be tried again.
 */
export type JobHandler<Kind extends JobKind> = (
  platform: Platform,
  payload: JobPayload<Kind>,
  jobId: string,
) => Promise<(trx: Db) => Promise<void>>;

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> };

/** It is too early for the job: nothing has failed, and the attempt does not count. */
export class EarlyJob extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('It is too early for this job.');
    this.waitMs = waitMs;
  }
}

/** A failure that no further attempt can mend: the job is left to staff at once. */
export class HopelessJob extends Error {}
