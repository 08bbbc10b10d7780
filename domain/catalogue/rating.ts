export const DEFAULT_RATING = 5;

export const RATING_OPTIONS: readonly number[] = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

const STARS = 5;

/** Returns how many of the five stars are filled. A half counts as filled: 4.5 fills five, 4.4 four. */
export function filledStars(rating: number): number {
  if (!Number.isFinite(rating)) return 0;
  return Math.min(STARS, Math.max(0, Math.floor(rating + 0.5)));
}

/** True if stars may be shown (docs/decisions/034-stars-only-from-reviews.md). */
export function hasReviews(reviewCount: number): boolean {
  return Number.isFinite(reviewCount) && reviewCount > 0;
}

/** The number of ratings that the shop's mean weighs beside those of a product. */
export const PRIOR_REVIEWS = 10;

/** The mean of a shop that has counted none yet. */
export const ASSUMED_MEAN = 4;

/**
 * Returns a rating for comparing products, 0 to 5: a Bayesian average, drawn towards the shop's mean rating the more, the fewer
 * the ratings (docs/decisions/205-a-prior-of-ten-ratings.md). 0 without ratings.
 */
export function weightedRating(rating: number, reviewCount: number, meanRating: number): number {
  if (!hasReviews(reviewCount)) return 0;
  return (rating * reviewCount + meanRating * PRIOR_REVIEWS) / (reviewCount + PRIOR_REVIEWS);
}
