import { deleteDoneJobs } from '#database/queries/jobs/job-rows.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { JobHandler } from './job-handler.ts';

const DONE_JOBS_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes done jobs after a fortnight. */
export const cleanUp: JobHandler<'clean-up'> = async ({ clock }) => {
  const before = nowIso({ now: () => clock.now() - DONE_JOBS_DAYS * DAY_MS });
  return (trx) => deleteDoneJobs(trx, before);
};
