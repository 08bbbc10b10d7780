import { reviveJob } from '#database/queries/jobs/job-rows.ts';
import { deleteFailedJob, findFailedJob } from '#database/queries/jobs/listed-jobs.ts';
import { jobLabel } from '#domain/jobs/job-label.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';

/** Puts failed jobs back in the queue, with all attempts before them. Returns the number put back. */
export function retryJobs(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return changeEach(platform, actor, ids, findFailedJob, async (job, id, { trx, now }) => {
    if (!(await reviveJob(trx, id, now))) return null;
    return {
      action: 'job.retry',
      subject: jobLabel(job),
      before: { state: 'failed' },
      after: { state: 'waiting' },
    };
  });
}

/** Gives failed jobs up for good. Returns the number given up. */
export function deleteJobs(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return changeEach(platform, actor, ids, findFailedJob, async (job, id, { trx }) => {
    if (!(await deleteFailedJob(trx, id))) return null;
    return { action: 'job.delete', subject: jobLabel(job), before: { state: 'failed' }, after: null };
  });
}
