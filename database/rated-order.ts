import { sql } from 'kysely';

/** 0 for an unrated product: it has the default of 5 stored and must not rank above rated ones. */
export const RATING = sql<number>`case when products.shown_review_count > 0 then products.shown_rating else 0 end`;

/**
 * `bestselling` of the listing in SQL, as far as the rating, by which every order of a search goes on: what is in stock, then the
 * pieces sold, then what the owner features. A feature test holds the two together.
 */
export const BESTSELLING = sql<number>`(products.ordered_count * 2 + case when products.featured = 1 then 1 else 0 end
  - case when products.stock > 0 then 0 else 1000000000 end)`;
