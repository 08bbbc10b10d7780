import pLimit from 'p-limit';
import { countMeanRating } from '#database/queries/catalogue/count-mean-rating.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { removeDemoReviews } from '#database/queries/catalogue-editing/demo-rows.ts';
import { hideDemoSlides } from '#database/queries/content/hide-demo-slides.ts';
import { readShopFact, writeNewShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { demoMasterFile, demoPictures } from '#database/seed/demo-pictures.ts';
import { stockDemoCatalogue } from '#database/seed/stock-demo-catalogue.ts';
import { inTransaction } from '#database/transaction.ts';
import { masterName } from '#operations/pictures/picture-rendition.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Stocks a new demo shop, once: a shop emptied later stays empty. Returns whether it stocked: of several processes one does. */
export async function stockNewShop(platform: Platform): Promise<boolean> {
  const { db, clock, random, demo } = platform;
  if (!(await demo.isDemo()) || (await readShopFact(db, 'stocked_at'))) return false;
  await storeDemoPictures(platform);
  return inTransaction(db, async (trx) => {
    const now = nowIso(clock);
    if (!(await writeNewShopFact(trx, 'stocked_at', now))) return false;
    await writeShopFact(trx, 'example_ratings_shown', now);
    await stockDemoCatalogue(trx, { now, newId: () => random.id() });
    await countMeanRating(trx);
    return true;
  });
}

/** Removes invented reviews once the environment says that this is no demo. Returns the number of products that had some. */
export async function removeInventedReviews({ db, clock, demo }: Platform): Promise<number> {
  if (await demo.isDemo()) return 0;
  return inTransaction(db, async (trx) => {
    const count = await removeDemoReviews(trx, nowIso(clock));
    const slides = await hideDemoSlides(trx, nowIso(clock));
    if (count + slides > 0) await moveCatalogueRevision(trx);
    return count;
  });
}

/** Each write waits for the disk or a bucket; as many as libuv has threads take a fifth of the time of one after the other. */
const WRITTEN_AT_ONCE = 4;

/** Called before the rows that name them are written, so that no page shows a missing picture. */
async function storeDemoPictures({ media, readDemoPicture }: Platform): Promise<void> {
  await pLimit(WRITTEN_AT_ONCE).map(Object.entries(demoPictures), async ([name, picture]) => {
    const master = await readDemoPicture(demoMasterFile(name, picture));
    await media.write(masterName(picture.key, picture.format), master);
  });
}
