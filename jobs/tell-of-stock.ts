import { listDueStockRequests } from '#database/queries/inbox/stock-requests.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { JobHandler } from './job-handler.ts';

/** Mails everybody who waits for a variant that is back, each once: a request is deleted with its mail. */
export const tellOfStock: JobHandler<'tell-of-stock'> = async ({ clock, random }, { variantId }) => {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  return async (trx) => {
    for (const requestId of await listDueStockRequests(trx, variantId)) {
      const payload = { mail: 'back-in-stock' as const, requestId };
      await insertJob(trx, { kind: 'send-mail', payload, key: `back-in-stock ${requestId}` }, stamp);
    }
  };
};
