import type { Db } from '#database/open.ts';
import {
  findReviewedId,
  listReviewerChoices,
  type ReviewerChoices,
} from '#database/queries/reviews/reviewer-choices.ts';
import { type ReviewsOfProduct, reviewsOfProduct } from '#database/queries/reviews/shown-reviews.ts';
import { readReviewSettings } from '#database/queries/shop/shop-settings.ts';
import type { ReviewListQuery } from '#domain/reviews/review-list.ts';

/** A page of a product's reviews, by what they can be filtered, and whether new ones are taken. */
export type ReadReviews = {
  query: ReviewListQuery;
  reviews: ReviewsOfProduct;
  choices: ReviewerChoices;
  areTaken: boolean;
};

/** Reads a page of the reviews of a product by its slug; of one that is not there, none. */
export async function readReviews(db: Db, slug: string, query: ReviewListQuery): Promise<ReadReviews> {
  const productId = (await findReviewedId(db, slug)) ?? '';
  const [reviews, choices, { taken }] = await Promise.all([
    reviewsOfProduct(db, productId, query),
    listReviewerChoices(db, productId),
    readReviewSettings(db),
  ]);
  return { query, reviews, choices, areTaken: taken };
}
