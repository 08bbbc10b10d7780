import { readBuyers, writeBuyers } from '#database/queries/catalogue/count-buyers.ts';
import { countMeanRating } from '#database/queries/catalogue/count-mean-rating.ts';
import type { JobHandler } from './job-handler.ts';

/** The weeks whose sales make a bestseller. */
const WEEKS = 8;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Counts the people who ordered each product in the last weeks, one order of thirty pieces being one buyer, and the shop's mean
 * rating: what lists go by.
 */
export const countBuyersOfWeeks: JobHandler<'count-buyers'> = async ({ db, clock }) => {
  const buyers = await readBuyers(db, new Date(clock.now() - WEEKS * WEEK_MS).toISOString());
  return async (trx) => {
    await writeBuyers(trx, buyers);
    await countMeanRating(trx);
  };
};
