import type { Db } from '#database/open.ts';
import { countMeanRating } from '#database/queries/catalogue/count-mean-rating.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import {
  listExamplePriced,
  refreshShownOffers,
  showRatings,
} from '#database/queries/catalogue/shown-offers.ts';
import { forgetShopFact, readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { inTransaction } from '#database/transaction.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Shows typed and imported ratings, and former prices of the invented past, while a demo shows its examples and hides them
 * otherwise, whoever decided that it is one: the environment may at any start (docs/decisions/063-typed-ratings-in-a-demo-only.md,
 * docs/decisions/062-former-prices-from-history.md). Returns whether that changed.
 */
export async function matchShownExamples({ db, clock, demo }: Platform): Promise<boolean> {
  const showsExamples = await demo.showsExamples();
  return inTransaction(db, async (trx) => {
    const areShown = (await readShopFact(trx, 'example_ratings_shown')) !== null;
    if (areShown === showsExamples) return false;
    const now = nowIso(clock);
    if (showsExamples) {
      await writeShopFact(trx, 'example_ratings_shown', now);
      await deriveShown(trx, now);
    } else await hideExamples(trx, now);
    await moveCatalogueRevision(trx);
    return true;
  });
}

/** Hides them, in the transaction that ends the demo or removes its content. */
export async function hideExamples(trx: Db, now: string): Promise<void> {
  await forgetShopFact(trx, 'example_ratings_shown');
  await deriveShown(trx, now);
}

async function deriveShown(trx: Db, now: string): Promise<void> {
  const priced = await listExamplePriced(trx);
  await lockProducts(trx, priced);
  await showRatings(trx);
  await countMeanRating(trx);
  await refreshShownOffers(trx, priced, now);
}
