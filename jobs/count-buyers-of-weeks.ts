import { readBuyers, writeBuyers } from '#database/queries/catalogue/count-buyers.ts';
import { countMeanRating } from '#database/queries/catalogue/count-mean-rating.ts';
import { readShopFact } from '#database/queries/shop/shop-facts.ts';
import type { JobHandler } from './job-handler.ts';

/** The weeks whose sales make a bestseller. */
const WEEKS = 8;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Counts the people who ordered each product in the last weeks, one order of thirty pieces being one buyer and those of a demo
 * that ended nobody, and the shop's mean rating: what lists go by.
 */
export const countBuyersOfWeeks: JobHandler<'count-buyers'> = async ({ db, clock }) => {
  const weeksAgo = new Date(clock.now() - WEEKS * WEEK_MS).toISOString();
  const demoEnd = (await readShopFact(db, 'demo_ended_at')) ?? '';
  const buyers = await readBuyers(db, demoEnd > weeksAgo ? demoEnd : weeksAgo);
  return async (trx) => {
    await writeBuyers(trx, buyers);
    await countMeanRating(trx);
  };
};
