import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  listStockDifferences,
  listStocks,
  sumMovements,
} from '#database/queries/stock-ledger/stock-differences.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { JobHandler } from './job-handler.ts';

/** Rows read in one turn, so that shoppers have theirs between. */
const ROWS = 5000;
const VARIANTS = 1000;
const ASKED_AT_ONCE = 100;
/** Beyond these a mail tells nothing more. */
const MOST_TOLD = 30;

/**
 * Adds up the movements of every variant, a part at a time, and alerts staff where a sum is not the stock. Nothing is put right:
 * somebody must look first. What moves meanwhile is compared once more by itself.
 */
export const checkStock: JobHandler<'check-stock'> = async ({ db, clock, random, log }) => {
  const sums = new Map<string, number>();
  for (let last = 0; ; ) {
    const part = await sumMovements(db, { after: last, limit: ROWS });
    for (const { variantId, moved } of part.sums) sums.set(variantId, (sums.get(variantId) ?? 0) + moved);
    if (part.last === null) break;
    last = part.last;
    await nextTurn();
  }
  const doubtful: string[] = [];
  for (let last = ''; ; ) {
    const stocks = await listStocks(db, { after: last, limit: VARIANTS });
    for (const { variantId, stock } of stocks)
      if (stock !== (sums.get(variantId) ?? 0)) doubtful.push(variantId);
    const end = stocks.at(-1);
    if (!end) break;
    last = end.variantId;
    await nextTurn();
  }
  const wrong: string[] = [];
  for (let start = 0; start < doubtful.length; start += ASKED_AT_ONCE) {
    const differences = await listStockDifferences(db, doubtful.slice(start, start + ASKED_AT_ONCE));
    wrong.push(...differences.map(({ variantId }) => variantId));
    await nextTurn();
  }
  if (wrong.length > 0) log.error({ variants: wrong.length }, 'stock is not the sum of its movements');
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  return async (trx) => {
    if (wrong.length > 0)
      await queueAlert(trx, { alert: 'stock-differs', variantIds: wrong.slice(0, MOST_TOLD) }, stamp);
  };
};
