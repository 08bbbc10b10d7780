import { deleteDoneJobs } from '#database/queries/jobs/job-rows.ts';
import { deleteOldMails } from '#database/queries/mail/mail-rows.ts';
import { deleteOldNotices } from '#database/queries/payment/payment-notices.ts';
import type { JobHandler } from './job-handler.ts';

const DONE_JOBS_DAYS = 14;
const MAILS_DAYS = 90;
/** Longer than a provider repeats a message. */
const NOTICES_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes done jobs after a fortnight, copies of mails and messages of providers after three months. */
export const cleanUp: JobHandler<'clean-up'> = async ({ clock }) => {
  const daysAgo = (days: number) => new Date(clock.now() - days * DAY_MS).toISOString();
  return async (trx) => {
    await deleteDoneJobs(trx, daysAgo(DONE_JOBS_DAYS));
    await deleteOldMails(trx, daysAgo(MAILS_DAYS));
    await deleteOldNotices(trx, daysAgo(NOTICES_DAYS));
  };
};
