import {
  endRequest,
  factsOfRequest,
  listDueRequests,
  postponeRequest,
} from '#database/queries/reviews/review-requests.ts';
import { readReviewSettings } from '#database/queries/shop/shop-settings.ts';
import { inTransaction } from '#database/transaction.ts';
import { reviewRequestVerdict } from '#domain/reviews/review-request.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Looked at in one run; the next one goes on. */
const MOST_AT_ONCE = 500;

/** Asks the buyers of delivered orders for reviews, each order once. May run at any time, by several processes. */
export async function askForReviews(platform: Platform): Promise<void> {
  const due = await listDueRequests(platform.db, nowIso(platform.clock), MOST_AT_ONCE);
  if (due.length === 0) return;
  const settings = await readReviewSettings(platform.db);
  for (const orderId of due) await decide(platform, orderId, settings);
}

function decide(
  { db, clock, random }: Platform,
  orderId: string,
  settings: Awaited<ReturnType<typeof readReviewSettings>>,
): Promise<void> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  return inTransaction(db, async (trx) => {
    const facts = await factsOfRequest(trx, orderId);
    if (!facts) return;
    const verdict = reviewRequestVerdict(facts, settings, stamp.now);
    if (verdict.kind === 'wait') return postponeRequest(trx, orderId, verdict.until);
    if (verdict.kind === 'skip') {
      await endRequest(trx, orderId, { state: 'skipped', reason: verdict.reason });
      return;
    }
    // Of two processes one ends it; the other waits for the row and finds it ended.
    if (await endRequest(trx, orderId, { state: 'sent', sentAt: stamp.now }))
      await queueMail(trx, { mail: 'review-request', orderId }, stamp);
  });
}
