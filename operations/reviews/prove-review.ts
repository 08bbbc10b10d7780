import { changeReviewState } from '#database/queries/reviews/change-review.ts';
import { linkToOrder } from '#database/queries/reviews/link-to-order.ts';
import { findReview, noteReview } from '#database/queries/reviews/review-rows.ts';
import { findDeliveredLine } from '#database/queries/reviews/reviewed-goods.ts';
import { findReviewWithProduct, type NamedReview } from '#database/queries/reviews/shown-review.ts';
import { lockReviewed } from '#database/queries/reviews/write-tallies.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { inTransaction } from '#database/transaction.ts';
import { waitsForApproval } from '#domain/reviews/review-settings.ts';
import { readSignedToken } from '#operations/mail/signed-token.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Reads the review that a proving link is for, proved or not. Null: the link is damaged or expired, or its review is gone. */
export async function findReviewToProve(platform: Platform, token: string): Promise<NamedReview | null> {
  const id = readSignedToken(platform, 'prove-review', token);
  return id ? findReviewWithProduct(platform.db, id) : null;
}

/**
 * Proves the address of a review by the link of its mail, however often. It counts as bought here where something of the address has
 * arrived that holds the product. `ok: false` where the link opens nothing.
 */
export async function proveReview(platform: Platform, token: string): Promise<{ ok: boolean }> {
  const id = readSignedToken(platform, 'prove-review', token);
  if (!id) return { ok: false };
  const now = nowIso(platform.clock);
  return inTransaction(platform.db, async (trx) => {
    const found = await findReview(trx, id);
    if (!found || !(await lockReviewed(trx, found.productId))) return { ok: false };
    // Read again behind the lock: another press of the button may have come first.
    const review = await findReview(trx, id);
    if (!review) return { ok: false };
    if (review.state !== 'unproven') return { ok: true };
    const line = review.email === null ? null : await findDeliveredLine(trx, review.email, review.productId);
    const isVerified = line !== null && (await linkToOrder(trx, id, line));
    await noteReview(trx, { id: platform.random.id(), reviewId: id, at: now, actor: null, step: 'proved' });
    const { reviews: settings } = await readSettings(trx);
    const state = waitsForApproval(settings, { isVerified }) ? 'waiting' : 'shown';
    await changeReviewState(trx, { id, productId: review.productId, version: null, now }, { state });
    return { ok: true };
  });
}
