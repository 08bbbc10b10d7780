import type { Db } from '#database/open.ts';
import { lockReviewed, showReviewsAnew } from './write-tallies.ts';

/** Writes the shop's reply to a review, '' for none. False where somebody changed the review meanwhile. */
export async function writeReply(
  trx: Db,
  { id, productId, version, now }: { id: string; productId: string; version: number; now: string },
  { text, actor }: { text: string; actor: string },
): Promise<boolean> {
  await lockReviewed(trx, productId);
  const written = await trx
    .updateTable('reviews')
    .set((eb) => ({
      reply: text,
      replied_at: text === '' ? null : now,
      replied_by: text === '' ? null : actor,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('state')
    .executeTakeFirst();
  if (written?.state === 'shown') await showReviewsAnew(trx, [productId], now);
  return written !== undefined;
}
