import type { Db } from '#database/open.ts';
import { helpfulRank } from '#domain/reviews/helpful-rank.ts';
import type { BoughtLine } from './reviewed-goods.ts';

/** Ties a review to the line by which its author bought the product. False where the order has a review of it already. */
export async function linkToOrder(trx: Db, id: string, line: BoughtLine): Promise<boolean> {
  const taken = await trx
    .selectFrom('reviews as other')
    .innerJoin('reviews', 'reviews.product_id', 'other.product_id')
    .select('other.id')
    .where('reviews.id', '=', id)
    .where('other.order_id', '=', line.orderId)
    .executeTakeFirst();
  if (taken) return false;
  await trx
    .updateTable('reviews')
    .set({ order_id: line.orderId, order_line_id: line.lineId, verified: 1 })
    .where('id', '=', id)
    .execute();
  await rankReview(trx, id);
  return true;
}

/** Writes the rank of a review by what is now said of it. */
export async function rankReview(trx: Db, id: string): Promise<void> {
  const row = await trx
    .selectFrom('reviews')
    .select(['helpful', 'unhelpful', 'created_at as createdAt', 'pictured', 'verified', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const rank = helpfulRank({ ...row, pictured: row.pictured === 1, verified: row.verified === 1 });
  await trx.updateTable('reviews').set({ helpful_rank: rank }).where('id', '=', id).execute();
}
