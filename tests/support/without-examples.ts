import { showRatings } from '#database/queries/catalogue/shown-offers.ts';
import { deleteExampleReviews } from '#database/queries/reviews/erase-reviews.ts';
import { inTransaction } from '#database/transaction.ts';
import type { TestShop } from './shop.ts';

/** Takes the example reviews away, for tests that count reviews of their own. */
export async function withoutExamples({ platform }: TestShop): Promise<void> {
  await inTransaction(platform.db, async (trx) => showRatings(trx, await deleteExampleReviews(trx)));
}
