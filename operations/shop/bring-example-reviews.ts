import { countMeanRating } from '#database/queries/catalogue/count-mean-rating.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { hasExampleReviews, writeExampleReviews } from '#database/seed/reviews/write-example-reviews.ts';
import { inTransaction } from '#database/transaction.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Gives a demo that was stocked before it had example reviews those of its goods. Returns whether it had none. */
export async function bringExampleReviews({ db, clock, random, demo }: Platform): Promise<boolean> {
  if (!(await demo.showsExamples())) return false;
  return inTransaction(db, async (trx) => {
    if (await hasExampleReviews(trx)) return false;
    await writeExampleReviews(trx, { now: nowIso(clock), newId: () => random.id() });
    await countMeanRating(trx);
    await moveCatalogueRevision(trx);
    return true;
  });
}
