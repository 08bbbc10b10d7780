import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { eraseDue } from '#operations/retention/erase-due.ts';
import type { JobHandler } from './job-handler.ts';
import { restWhileBusy } from './rest-while-busy.ts';

const GO_ON_AFTER_MS = 60_000;

/** Erases what was kept long enough; where much is due, the next part a minute later. */
export const applyRetention: JobHandler<'apply-retention'> = async (platform) => {
  const { isMore } = await eraseDue(platform, { pause: restWhileBusy });
  return async (trx) => {
    if (!isMore) return;
    const { clock, random } = platform;
    const runAt = new Date(clock.now() + GO_ON_AFTER_MS).toISOString();
    await insertJob(
      trx,
      { kind: 'apply-retention', payload: {}, key: 'apply-retention', runAt },
      { now: nowIso(clock), newId: () => random.id() },
    );
  };
};
