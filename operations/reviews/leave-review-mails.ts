import { hasRefusedReviewMails, refuseReviewMails } from '#database/queries/reviews/review-requests.ts';
import { readSignedToken } from '#operations/mail/signed-token.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Reads what the leaving link of a request for reviews opens, changing nothing. Null: the link is damaged or too old. */
export async function findReviewLeaving(
  platform: Platform,
  token: string,
): Promise<{ hasLeft: boolean } | null> {
  const digest = readSignedToken(platform, 'leave-reviews', token);
  return digest === null ? null : { hasLeft: await hasRefusedReviewMails(platform.db, digest) };
}

/** Ends requests for reviews to an address by the link of one, however often. False for a link that opens nothing. */
export async function leaveReviewMails(platform: Platform, token: string): Promise<boolean> {
  const digest = readSignedToken(platform, 'leave-reviews', token);
  if (digest === null) return false;
  await refuseReviewMails(platform.db, digest, nowIso(platform.clock));
  return true;
}
