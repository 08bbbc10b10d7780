import type { Db } from '#database/open.ts';
import { planReviewRequest } from '#database/queries/reviews/review-requests.ts';
import { readReviewSettings } from '#database/queries/shop/shop-settings.ts';
import { after } from '#domain/reviews/review-request.ts';

/** Plans to ask a buyer who was told of it at the checkout and did not object; nothing while the shop asks nobody. */
export async function planRequest(trx: Db, order: { id: string; placedAt: string }): Promise<void> {
  const { taken, askAfterDays } = await readReviewSettings(trx);
  if (!taken || askAfterDays === null) return;
  await planReviewRequest(trx, order.id, after(order.placedAt, askAfterDays));
}
