import { setImmediate as nextTurn } from 'node:timers/promises';
import { followAllCustomers } from '#database/queries/customers/follow-customers.ts';
import { eraseSomeDue, type RetentionStep } from '#database/queries/retention/due-rows.ts';
import { countErased } from '#database/queries/retention/retention-runs.ts';
import { readRetention } from '#database/queries/shop/shop-settings.ts';
import { inTransaction } from '#database/transaction.ts';
import { retentionCut } from '#domain/retention/retention-cut.ts';
import { RETENTION_KIND_NAMES, type RetentionKind } from '#domain/retention/retention-kinds.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

type Needed = Pick<Platform, 'db' | 'clock' | 'random'>;

/** Steps of a kind in one run, with 100 orders looked at or 100 other rows erased in each. */
const MOST_STEPS = 1000;

/**
 * Erases what was kept as long as its kind may be, some rows in each transaction, which counts them too: a process that dies between two of
 * them has lost nothing, and the next run goes on. Returns whether something is left for another run.
 */
export async function eraseDue(
  platform: Needed,
  { mostSteps = MOST_STEPS, pause = nextTurn }: { mostSteps?: number; pause?: () => Promise<unknown> } = {},
): Promise<{ isMore: boolean }> {
  // Whose rows are not followed yet may seem to be nobody.
  const areFollowed = await followAllCustomers(platform.db, () => platform.random.id());
  let isMore = false;
  for (const kind of RETENTION_KIND_NAMES) {
    if (kind === 'customer-notes' && !areFollowed) continue;
    let from: RetentionStep['next'] = null;
    for (let steps = 0; steps === 0 || from !== null; steps += 1) {
      if (steps === mostSteps) {
        isMore = true;
        break;
      }
      from = (await eraseStep(platform, kind, from)).next;
      await pause();
    }
  }
  return { isMore };
}

/** The time is read with each step: who keeps a kind longer meanwhile is heard at once. */
function eraseStep(platform: Needed, kind: RetentionKind, from: RetentionStep['next']) {
  return inTransaction(platform.db, async (trx) => {
    const now = nowIso(platform.clock);
    const cut = retentionCut(kind, await readRetention(trx), now);
    const step = await eraseSomeDue(trx, kind, { cut, from, now });
    if (step.erased > 0) await countErased(trx, { day: londonDay(now), kind, erased: step.erased, now });
    return step;
  });
}
