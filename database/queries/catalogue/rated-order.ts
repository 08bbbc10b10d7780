import { sql } from 'kysely';
import { PRIOR_RATING, PRIOR_REVIEWS } from '#domain/catalogue/rating.ts';

/** An unrated product carries the default of 5 (spec §3): it must not stand above rated ones. */
export const RATING = sql<number>`case when products.review_count > 0 then products.rating else 0 end`;

/** `weightedRating` for the database: the best product first. */
export const WEIGHTED_RATING = sql<number>`case when products.review_count > 0
  then (products.rating * products.review_count + ${sql.lit(PRIOR_RATING * PRIOR_REVIEWS)})
    / (products.review_count + ${sql.lit(PRIOR_REVIEWS)})
  else 0 end`;
