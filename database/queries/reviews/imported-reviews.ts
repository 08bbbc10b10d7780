import type { Db } from '#database/open.ts';
import type { ForeignReview, ReviewSystem } from '#domain/foreign-exports/foreign-reviews.ts';
import { helpfulRank } from '#domain/reviews/helpful-rank.ts';

export type ImportedReview = {
  id: string;
  productId: string;
  source: ReviewSystem;
  /** One for each review of its system. */
  key: string;
  review: ForeignReview;
  /** The order it is known by; null where none is. */
  bought: { orderId: string; lineId: string; variantId: string | null; variant: string } | null;
  now: string;
};

/**
 * Inserts a review of another system, without the address of its author. False where it was brought before. Of one that was held back
 * there staff decide here.
 */
export async function insertImportedReview(
  trx: Db,
  { id, productId, source, key, review, bought, now }: ImportedReview,
): Promise<boolean> {
  const { stars, title, body, name, createdAt, reply, repliedAt, wasShown } = review;
  const rank = helpfulRank({
    ...{ helpful: 0, unhelpful: 0, createdAt, body },
    pictured: false,
    verified: bought !== null,
  });
  const inserted = await trx
    .insertInto('reviews')
    .values({
      ...{ id, stars, title, body, name, source, reply },
      product_id: productId,
      variant_id: bought?.variantId ?? null,
      variant: bought?.variant ?? '',
      email: null,
      order_id: bought?.orderId ?? null,
      order_line_id: bought?.lineId ?? null,
      verified: bought ? 1 : 0,
      source_key: key,
      state: wasShown ? 'shown' : 'waiting',
      ...{ age_band: null, skin_type: null, undertone: null, concern: null, hair_type: null },
      replied_at: repliedAt,
      replied_by: null,
      helpful_rank: rank,
      request_key: null,
      created_at: createdAt,
      shown_at: wasShown ? createdAt : null,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('source_key').doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}

/** True for those of these keys that were brought before. */
export async function listBroughtKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('reviews').select('source_key').where('source_key', 'in', keys).execute();
  return new Set(rows.flatMap(({ source_key }) => source_key ?? []));
}
