import { lockDatedPrice, writeDatedPrice } from '#database/queries/dated-prices/dated-prices.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { DATED_ACTIONS, datedState } from '#domain/dated-prices/dated-price.ts';
import { turnJob } from '#domain/jobs/turn-job.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { turnOne } from './turn-dated-prices.ts';

export type StopResult =
  | { ok: true; did: 'cancelled' | 'ended' }
  | { ok: false; problem: 'not-found' | 'over-already' | 'begun-meanwhile' };

/**
 * Cancels a dated price before its first price is written, or ends it before its time and puts its prices back, as a change of many
 * products is undone: a price that somebody changed since stays. `meant` is what the page offered. Problems: it is gone, it is over,
 * it began meanwhile.
 */
export async function stopDatedPrice(
  platform: Platform,
  actor: Actor,
  id: string,
  meant: 'cancel' | 'end',
): Promise<StopResult> {
  const stopped = await staffWrite(platform, actor, async (write): Promise<StopResult> => {
    const { trx, now, newId, record } = write;
    const dated = await lockDatedPrice(trx, id);
    if (!dated) return { ok: false, problem: 'not-found' };
    const action = DATED_ACTIONS[datedState(dated, now)];
    if (action === null) return { ok: false, problem: 'over-already' };
    if (action === 'end' && meant === 'cancel') return { ok: false, problem: 'begun-meanwhile' };
    const entry = { subjectId: id, subject: dated.name };
    if (action === 'cancel') {
      await writeDatedPrice(trx, id, { cancelledAt: now, stoppedBy: actor.name });
      record({
        ...entry,
        action: 'dated-price.cancel',
        before: { cancelledAt: null },
        after: { cancelledAt: now },
      });
      return { ok: true, did: 'cancelled' };
    }
    await writeDatedPrice(trx, id, { stopAt: now, stoppedBy: actor.name });
    await insertJob(trx, turnJob(now), { now, newId });
    record({
      ...entry,
      action: 'dated-price.stop',
      before: { endsAt: dated.untilAt },
      after: { endsAt: now },
    });
    return { ok: true, did: 'ended' };
  });
  if (stopped.ok && stopped.did === 'ended') await turnOne(platform, id, 'end', actor);
  return stopped;
}
