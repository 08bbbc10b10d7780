import { readShopFact, writeShopFact } from '#database/queries/shop-facts.ts';
import { stockDemoCatalogue } from '#database/seed/stock-demo-catalogue.ts';
import type { Platform } from './platform.ts';

/**
 * Stocks a new database with the demo catalogue, once and recorded: a shop emptied later stays empty. Where the
 * environment says that this is no demo, nothing is stocked. Answers whether it stocked.
 */
export async function stockNewShop({ db, clock, random, demo }: Platform): Promise<boolean> {
  if (!(await demo.isDemo())) return false;
  return db.transaction().execute(async (trx) => {
    if (await readShopFact(trx, 'stocked_at')) return false;
    const now = new Date(clock.now()).toISOString();
    await writeShopFact(trx, 'stocked_at', now);
    await stockDemoCatalogue(trx, { now, newId: () => random.id() });
    return true;
  });
}
