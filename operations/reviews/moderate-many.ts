import { findReview } from '#database/queries/reviews/review-rows.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import { moderateReview } from './moderate-review.ts';

/** Shows reviews, or hides them as advertising, each in its own transaction; returns how many. */
export async function moderateMany(
  platform: Platform,
  actor: Actor,
  ids: readonly string[],
  intent: 'show' | 'hide-spam',
): Promise<number> {
  let changed = 0;
  for (const id of ids) {
    const review = await findReview(platform.db, id);
    if (!review || review.state === (intent === 'show' ? 'shown' : 'hidden')) continue;
    const place = { id, version: review.version };
    const done = await moderateReview(
      platform,
      actor,
      intent === 'show' ? { ...place, step: 'show' } : { ...place, step: 'hide', reason: 'spam', note: '' },
    );
    if (done.ok) changed += 1;
  }
  return changed;
}
