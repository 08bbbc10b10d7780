import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { HiddenReason } from '#domain/reviews/review.ts';
import { listCounted } from './counted-reviews.ts';
import { lockReviewed, tallyReviews } from './write-tallies.ts';

export type NewState =
  | { state: 'waiting' }
  | { state: 'shown' }
  | { state: 'hidden'; hiddenReason: HiddenReason };

/**
 * Moves a review into another state, counts it, and has the pages made anew that show it. `version`: of who opened it; null: whatever it
 * is. False where it is gone, or was changed meanwhile.
 */
export async function changeReviewState(
  trx: Db,
  { id, productId, version, now }: { id: string; productId: string; version: number | null; now: string },
  to: NewState,
): Promise<boolean> {
  await lockReviewed(trx, productId);
  const [before] = await listCounted(trx, [id]);
  if (!before) return false;
  const hiddenReason = to.state === 'hidden' ? to.hiddenReason : '';
  const changed = await trx
    .updateTable('reviews')
    .set((eb) => ({
      state: to.state,
      hidden_reason: hiddenReason,
      shown_at: to.state === 'shown' ? eb.fn.coalesce('shown_at', sql.val(now)) : eb.ref('shown_at'),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .$if(version !== null, (query) => query.where('version', '=', version as number))
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  const after = { ...before.review, state: to.state, hiddenReason } as const;
  await tallyReviews(trx, [{ productId, before: before.review, after }], now);
  return true;
}
