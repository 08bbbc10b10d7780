import { listUnclaimed } from '#database/queries/returns/returns.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Author } from '#operations/platform/staff-write.ts';
import { changeReturn } from './change-return.ts';

/** The shop itself, where nobody acts. */
const SHOP: Author = { id: null, name: 'The shop' };

/** Ended at once; the others wait for the next run. */
const MOST = 200;

/** Ends approved returns of which nothing came by their day, each in its own transaction, and tells their customers. */
export async function endUnclaimed(platform: Platform): Promise<void> {
  const ids = await listUnclaimed(platform.db, londonDay(nowIso(platform.clock)), MOST);
  for (const id of ids) await changeReturn(platform, SHOP, { id, version: null, plain: { step: 'end' } });
}
