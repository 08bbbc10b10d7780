import { setTimeout as wait } from 'node:timers/promises';
import { type CheckLimit, type LimitedAction, REFUSE_AFTER_MS } from '#server/http/rate-limits.ts';
import { isRightLink } from '#server/http/right-lookups.ts';
import { Overloaded, type WorkQueue } from '#server/load/work-queue.ts';
import { cachedResponse } from './cached-response.ts';
import type { Notices } from './notices.ts';
import type { MakePage, PageCache, PageName } from './page-cache.ts';

export type CostlyRead = {
  request: Request;
  client: string;
  /** null: never cached. */
  name: PageName | null;
  limit: LimitedAction | null;
  make: MakePage;
};

/** Responds to a read that costs rendering or searching: from the cache, or within the visitor's limit when its turn has come. */
export type ReadCostly = (read: CostlyRead) => Promise<Response>;

export function costlyReads(
  pages: PageCache,
  queue: WorkQueue,
  notices: Notices,
  checkLimit: CheckLimit,
): ReadCostly {
  return async ({ request, client, name, limit, make }) => {
    const isCached = name !== null && pages.get(name.key) !== null;
    const refusal = limit && !isCached && (await checkLimit(limit, client));
    if (refusal) {
      await wait(REFUSE_AFTER_MS);
      return notices.tooManyRequests(request, refusal.retryAfterSeconds);
    }
    const makeInTurn: MakePage = (noteReads) => queue.run(client, () => make(noteReads));
    try {
      const response = await (name ? cachedResponse(pages, request, name, makeInTurn) : makeInTurn(() => {}));
      if (limit === 'order-link' && !isCached && isRightLink(response))
        await checkLimit.uncount(limit, client, 1);
      return response;
    } catch (error) {
      if (error instanceof Overloaded) return notices.busy(request);
      throw error;
    }
  };
}
