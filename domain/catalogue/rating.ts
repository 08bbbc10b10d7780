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

/** The assumed rating of a product without reviews, and the number of reviews this assumption weighs. */
export const PRIOR_RATING = 3.5;
export const PRIOR_REVIEWS = 5000;

/**
 * Returns a rating for comparing products, 0 to 5: a Bayesian average, drawn towards `PRIOR_RATING` the more, the fewer the
 * reviews. The prior weighs thousands because averages come rounded to halves: a rounded five of few reviews may be worth less
 * than a rounded four and a half of many. 0 without reviews.
 */
export function weightedRating(rating: number, reviewCount: number): number {
  if (!hasReviews(reviewCount)) return 0;
  return (rating * reviewCount + PRIOR_RATING * PRIOR_REVIEWS) / (reviewCount + PRIOR_REVIEWS);
}
