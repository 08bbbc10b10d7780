import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { forgetShopFact, readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { ASSUMED_MEAN, PRIOR_REVIEWS } from '#domain/catalogue/rating.ts';
import { moveCatalogueRevision } from './revision.ts';

/** The mean of all shown ratings as last counted: read once for each statement. */
const MEAN_RATING = sql<number>`coalesce(
  (select cast(value as double precision) from shop_facts where name = 'mean_rating'), ${sql.lit(ASSUMED_MEAN)})`;

/** `weightedRating` in SQL, for a product that has ratings; a feature test holds the two together. */
export const WEIGHTED = sql<number>`((shown_rating * shown_review_count + ${MEAN_RATING} * ${sql.lit(PRIOR_REVIEWS)})
  / (shown_review_count + ${sql.lit(PRIOR_REVIEWS)}))`;

/** A smaller change of the mean orders next to no products anew. */
const LEAST_CHANGE = 0.01;

/**
 * Counts the mean of all shown ratings, each product as often as it was rated; nothing stands where none is shown. Another mean
 * weighs every rating anew.
 */
export async function countMeanRating(db: Db): Promise<void> {
  const { rated, stars } = await db
    .selectFrom('products')
    .select(({ fn, eb }) => [
      fn.sum<number | null>('shown_review_count').as('rated'),
      fn.sum<number | null>(eb('shown_rating', '*', eb.ref('shown_review_count'))).as('stars'),
    ])
    .executeTakeFirstOrThrow();
  const before = await readShopFact(db, 'mean_rating');
  if (!Number(rated)) {
    if (before !== null) await forgetShopFact(db, 'mean_rating');
    return;
  }
  const mean = Number(stars) / Number(rated);
  if (before !== null && Math.abs(Number(before) - mean) < LEAST_CHANGE) return;
  await writeShopFact(db, 'mean_rating', String(mean));
  await db
    .updateTable('products')
    .set({ weighted_rating: WEIGHTED })
    .where('shown_review_count', '>', 0)
    .execute();
  await moveCatalogueRevision(db);
}
