import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { rememberDemoArticles } from '#database/queries/catalogue-editing/demo-rows.ts';
import { lockShopFact, readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { renewStandingPages, writeArticles, writeStandingPages } from '#database/seed/write-pages.ts';
import { inTransaction } from '#database/transaction.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Adds the pages every shop has, demo or not, each once, and writes those anew that nobody has edited: pages the owner edited stay so.
 * A demo stocked before there was a magazine gets its articles. Returns whether it wrote any.
 */
export async function addStandingPages({ db, clock, random, demo }: Platform): Promise<boolean> {
  const showsExamples = await demo.showsExamples();
  return inTransaction(db, async (trx) => {
    const stamp = { now: nowIso(clock), newId: () => random.id() };
    const before = await lockShopFact(trx, 'pages_brought');
    const added = (await writeStandingPages(trx, stamp, before.split(' '))).join(' ');
    const lacksArticles =
      showsExamples &&
      (await readShopFact(trx, 'stocked_at')) !== null &&
      (await readShopFact(trx, 'articles_brought_at')) === null;
    const isRenewed = await renewStandingPages(trx, stamp);
    if (added === before && !lacksArticles && !isRenewed) return false;
    await writeShopFact(trx, 'pages_brought', added);
    if (lacksArticles) {
      await rememberDemoArticles(trx, await writeArticles(trx, stamp));
      await writeShopFact(trx, 'articles_brought_at', stamp.now);
    }
    await moveCatalogueRevision(trx);
    return true;
  });
}
