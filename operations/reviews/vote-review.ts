import { createHmac } from 'node:crypto';
import { writeVote } from '#database/queries/reviews/review-voices.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Counts whether a shopper found a review helpful: one voice of an internet address on a review, changed by the next. The address is stored
 * as a digest of its own for each review, so that nobody's votes are put together. `ok: false` where the review is not shown.
 *
 * The page of all reviews shows it at once; cached pages go by it when they are made anew (docs/decisions/302-votes-wait.md).
 */
export async function voteReview(
  { db, keys }: Pick<Platform, 'db' | 'keys'>,
  { reviewId, client, isHelpful }: { reviewId: string; client: string; isHelpful: boolean },
): Promise<{ ok: boolean }> {
  const voter = createHmac('sha256', keys.links)
    .update(`review-vote:${reviewId}:${client}`)
    .digest('base64url');
  const ok = await inTransaction(db, (trx) => writeVote(trx, { reviewId, voter, isHelpful }));
  return { ok };
}
