import type { Db } from '#database/open.ts';
import { listCounted } from './counted-reviews.ts';
import { lockReviewed, tallyReviews } from './write-tallies.ts';

/** Deletes all that an address or the buyer of these orders wrote of products, and counts what is left, in the caller's transaction. */
export async function eraseReviewsOf(
  trx: Db,
  { email, orderIds, now }: { email: string; orderIds: readonly string[]; now: string },
): Promise<void> {
  const ids = await idsOf(trx, email, orderIds);
  await deleteReviews(trx, ids, now);
}

/** Deletes reviews with all that hangs on them, products in the order of their ids. */
export async function deleteReviews(trx: Db, ids: readonly string[], now: string): Promise<void> {
  for (let from = 0; from < ids.length; from += PART)
    await deleteSome(trx, ids.slice(from, from + PART), now);
}

/** Takes the addresses away: the reviews stay under the names that their authors chose. */
export async function forgetAddresses(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.updateTable('reviews').set({ email: null }).where('id', 'in', ids).execute();
}

/** Deletes the examples of the demo with their counts; returns the products that had some. */
export async function deleteExampleReviews(trx: Db): Promise<string[]> {
  const rows = await trx
    .selectFrom('reviews')
    .select('product_id')
    .distinct()
    .where('source', '=', 'example')
    .execute();
  await trx.deleteFrom('reviews').where('source', '=', 'example').execute();
  for (const table of ['review_tallies', 'review_mark_tallies', 'review_hidden_tallies'] as const)
    await trx.deleteFrom(table).where('example', '=', 1).execute();
  return rows.map(({ product_id }) => product_id);
}

const PART = 200;

async function deleteSome(trx: Db, ids: readonly string[], now: string): Promise<void> {
  const products = await trx
    .selectFrom('reviews')
    .select('product_id')
    .distinct()
    .where('id', 'in', ids)
    .orderBy('product_id')
    .execute();
  for (const { product_id } of products) await lockReviewed(trx, product_id);
  const counted = await listCounted(trx, ids);
  await trx.deleteFrom('reviews').where('id', 'in', ids).execute();
  await tallyReviews(
    trx,
    counted.map(({ productId, review }) => ({ productId, before: review, after: null })),
    now,
  );
}

async function idsOf(trx: Db, email: string, orderIds: readonly string[]): Promise<string[]> {
  const ids = new Set<string>();
  const byAddress = await trx.selectFrom('reviews').select('id').where('email', '=', email).execute();
  for (const { id } of byAddress) ids.add(id);
  for (let from = 0; from < orderIds.length; from += PART) {
    const byOrder = await trx
      .selectFrom('reviews')
      .select('id')
      .where('order_id', 'in', orderIds.slice(from, from + PART))
      .execute();
    for (const { id } of byOrder) ids.add(id);
  }
  return [...ids];
}
