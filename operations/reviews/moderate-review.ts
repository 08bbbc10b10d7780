import { changeReviewState } from '#database/queries/reviews/change-review.ts';
import { findReview, noteReview } from '#database/queries/reviews/review-rows.ts';
import { closeReports } from '#database/queries/reviews/review-voices.ts';
import { writeReply } from '#database/queries/reviews/write-reply.ts';
import { HIDDEN_REASONS, type HiddenReason } from '#domain/reviews/review.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

/** What staff do with a review. They change none of its words, and write none. */
export type Moderation =
  | { step: 'show' }
  /** `note`: for staff alone. */
  | { step: 'hide'; reason: HiddenReason; note: string }
  /** '' takes the reply away. */
  | { step: 'reply'; text: string }
  /** The reports were looked at, and the review stays as it is. */
  | { step: 'close-reports' };

export type ModerationResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' | 'unproven' | 'changed-meanwhile' };

/**
 * Shows, hides or replies to a review, over the version that somebody read. Showing and hiding close its reports. One whose address nobody has
 * proved is not shown by staff either.
 */
export function moderateReview(
  platform: Platform,
  actor: Actor,
  { id, version, ...moderation }: { id: string; version: number } & Moderation,
): Promise<ModerationResult> {
  return staffWrite(platform, actor, async (write): Promise<ModerationResult> => {
    const review = await findReview(write.trx, id);
    if (!review) return { ok: false, problem: 'not-found' };
    if (review.state === 'unproven') return { ok: false, problem: 'unproven' };
    const { productId } = review;
    const isDone = await carryOut(write, actor, { id, productId, version }, moderation);
    if (!isDone) return { ok: false, problem: 'changed-meanwhile' };
    const after = await findReview(write.trx, id);
    const audited = (row: typeof after) =>
      row && { state: row.state, 'why it is hidden': row.hiddenReason, reply: row.reply };
    write.record({
      action: `review.${moderation.step}`,
      subjectId: id,
      subject: review.title || 'A review',
      before: audited(review),
      after: audited(after),
    });
    return { ok: true };
  });
}

async function carryOut(
  { trx, now, newId }: StaffWrite,
  actor: Actor,
  review: { id: string; productId: string; version: number },
  moderation: Moderation,
): Promise<boolean> {
  const event = { id: newId(), reviewId: review.id, at: now, actor: actor.name };
  const place = { ...review, now };
  if (moderation.step === 'close-reports') {
    if ((await closeReports(trx, review.id, now)) > 0)
      await noteReview(trx, { ...event, step: 'reports-closed' });
    return true;
  }
  if (moderation.step === 'reply') {
    if (!(await writeReply(trx, place, { text: moderation.text, actor: actor.name }))) return false;
    await noteReview(trx, { ...event, step: 'replied', note: moderation.text });
    return true;
  }
  if (moderation.step === 'show') {
    if (!(await changeReviewState(trx, place, { state: 'shown' }))) return false;
    await noteReview(trx, { ...event, step: 'shown' });
  } else {
    const { reason, note } = moderation;
    if (!(await changeReviewState(trx, place, { state: 'hidden', hiddenReason: reason }))) return false;
    const why = HIDDEN_REASONS[reason].words;
    await noteReview(trx, { ...event, step: 'hidden', note: note ? `${why}: ${note}` : why });
  }
  await closeReports(trx, review.id, now);
  return true;
}
