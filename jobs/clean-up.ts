import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  deleteSomeUnconfirmedRequests,
  listVariantsToTellOf,
} from '#database/queries/inbox/stock-requests.ts';
import { deleteSomeDoneJobs, insertJob } from '#database/queries/jobs/job-rows.ts';
import { deleteSomeOldUnaskedMails } from '#database/queries/mail/unasked-mail-rows.ts';
import { deleteSomeOldNotices } from '#database/queries/payment/payment-notices.ts';
import { UNCONFIRMED_STOCK_DAYS } from '#domain/inbox/stock-request.ts';
import { removeSomeOfShoppers } from '#operations/pictures/remove-pictures.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { JobHandler } from './job-handler.ts';

const DONE_JOBS_DAYS = 14;
/** Longer than a provider repeats a message. */
const NOTICES_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes done jobs after a fortnight, messages of providers after three months, and addresses that wait for stock and were not
 * confirmed after a week, and pictures of shoppers that nothing names; what the owner's settings say of others is another job's. Tells again of stock that somebody still waits for: a mail about it may have met a moment in which
 * it was sold out.
 */
export const cleanUp: JobHandler<'clean-up'> = async (platform) => {
  const { db, clock, random } = platform;
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const daysAgo = (days: number) => new Date(clock.now() - days * DAY_MS).toISOString();
  await inTurns(() => deleteSomeDoneJobs(db, daysAgo(DONE_JOBS_DAYS)));
  await inTurns(() => deleteSomeOldUnaskedMails(db, daysAgo(1)));
  await inTurns(() => deleteSomeOldNotices(db, daysAgo(NOTICES_DAYS)));
  await inTurns(() => deleteSomeUnconfirmedRequests(db, daysAgo(UNCONFIRMED_STOCK_DAYS)));
  await inTurns(() => removeSomeOfShoppers(platform));
  return async (trx) => {
    for (const variantId of await listVariantsToTellOf(trx))
      await insertJob(trx, { kind: 'tell-of-stock', payload: { variantId } }, stamp);
  };
};

/** Deletes a part at a time, each in a transaction of its own, so that others have their turns between. */
async function inTurns(deleteSome: () => Promise<boolean>): Promise<void> {
  while (await deleteSome()) await nextTurn();
}
