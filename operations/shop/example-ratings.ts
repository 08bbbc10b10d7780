import type { Db } from '#database/open.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { showRatings } from '#database/queries/catalogue/shown-offers.ts';
import { forgetShopFact, readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { inTransaction } from '#database/transaction.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Shows typed and imported ratings while a demo shows its examples and hides them otherwise, whoever decided that it is one:
 * the environment may at any start (docs/decisions/063-typed-ratings-in-a-demo-only.md). Returns whether that changed.
 */
export async function matchExampleRatings({ db, clock, demo }: Platform): Promise<boolean> {
  const showsExamples = await demo.showsExamples();
  return inTransaction(db, async (trx) => {
    const areShown = (await readShopFact(trx, 'example_ratings_shown')) !== null;
    if (areShown === showsExamples) return false;
    if (showsExamples) {
      await writeShopFact(trx, 'example_ratings_shown', nowIso(clock));
      await showRatings(trx);
    } else await hideExampleRatings(trx);
    await moveCatalogueRevision(trx);
    return true;
  });
}

/** Hides typed and imported ratings, in the transaction that ends the demo or removes its content. */
export async function hideExampleRatings(trx: Db): Promise<void> {
  await forgetShopFact(trx, 'example_ratings_shown');
  await showRatings(trx);
}
