import type { Db } from '#database/open.ts';
import { listMisdatedJobs, redateJob } from '#database/queries/jobs/misdated-jobs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Clocks of two machines may differ by this. */
const LONGEST_SKEW_MS = 10 * MINUTE_MS;
/** No job is written for a later time, and no pause after a failure is longer: payments are held for days. */
const LONGEST_DELAY_MS = 60 * DAY_MS;
const LONGEST_CLAIM_MS = DAY_MS;

/**
 * Brings back jobs that a clock running ahead has written or claimed: they would run only when that time comes. Each keeps the
 * delay it was written with. Returns how many there were.
 */
export async function bringBackJobs(trx: Db, now: string): Promise<number> {
  const nowMs = Date.parse(now);
  const after = (ms: number) => new Date(nowMs + ms).toISOString();
  const misdated = await listMisdatedJobs(trx, {
    createdAfter: after(LONGEST_SKEW_MS),
    runAfter: after(LONGEST_DELAY_MS),
    claimedAfter: after(LONGEST_CLAIM_MS),
  });
  for (const { id, runAt, createdAt } of misdated) {
    const delayMs = Math.max(0, Date.parse(runAt) - Date.parse(createdAt));
    const wasDelayed = createdAt > now && delayMs <= LONGEST_DELAY_MS;
    await redateJob(trx, { id, now, runAt: wasDelayed ? after(delayMs) : now });
  }
  return misdated.length;
}
