import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { workOnMove } from '#operations/order/move-orders.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { JobHandler } from './job-handler.ts';

/** Works on some of the orders of a change of many; the next are another job, so that others get their turn. */
export const moveOrders: JobHandler<'move-orders'> = async (platform, payload) => {
  const hasMore = await workOnMove(platform, payload.moveId);
  return async (trx) => {
    const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
    if (hasMore) await insertJob(trx, { kind: 'move-orders', payload }, stamp);
  };
};
