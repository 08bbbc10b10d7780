import { noteReview } from '#database/queries/reviews/review-rows.ts';
import { countOpenReports, insertReport } from '#database/queries/reviews/review-voices.ts';
import { findShownReview } from '#database/queries/reviews/shown-review.ts';
import { inTransaction } from '#database/transaction.ts';
import type { ReviewReport } from '#domain/reviews/report-form.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Reports of one review that wait for staff; further ones say nothing new. */
const MOST_OPEN = 20;

/** Notes what a shopper says is wrong with a review, for staff. `ok: false` where it is not shown. */
export function reportReview(
  { db, clock, random }: Pick<Platform, 'db' | 'clock' | 'random'>,
  { reviewId, reason, words }: ReviewReport & { reviewId: string },
): Promise<{ ok: boolean }> {
  const at = nowIso(clock);
  return inTransaction(db, async (trx) => {
    if (!(await findShownReview(trx, reviewId))) return { ok: false };
    if ((await countOpenReports(trx, reviewId)) >= MOST_OPEN) return { ok: true };
    await insertReport(trx, { id: random.id(), reviewId, reason, words, at });
    await noteReview(trx, { id: random.id(), reviewId, at, actor: null, step: 'reported', note: reason });
    return { ok: true };
  });
}
