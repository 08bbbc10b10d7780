export const DEFAULT_RATING = 5;

/** What staff may choose: 1 to 5 in half steps (spec §5). */
export const RATING_OPTIONS: readonly number[] = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

const STARS = 5;

/** How many of the five stars are filled: a half counts as filled (spec §9), so 4.5 fills five and 4.4 four. */
export function filledStars(rating: number): number {
  if (!Number.isFinite(rating)) return 0;
  return Math.min(STARS, Math.max(0, Math.floor(rating + 0.5)));
}

/** Stars may be shown only where somebody reviewed (decision 11). */
export function hasReviews(reviewCount: number): boolean {
  return Number.isFinite(reviewCount) && reviewCount > 0;
}

/** What a product is believed to be worth before it is reviewed, and how many reviews it takes to doubt that. */
export const PRIOR_RATING = 3.5;
export const PRIOR_REVIEWS = 5000;

/**
 * A rating for comparing products, 0 to 5: the average drawn towards three and a half stars the harder, the fewer reviewed (a Bayesian
 * average). Many reviewed before so few thousand: averages come rounded to halves, and a rounded five of few reviews may be
 * worth less than a rounded four and a half of many. 0 where nobody reviewed (decision 11).
 */
export function weightedRating(rating: number, reviewCount: number): number {
  if (!hasReviews(reviewCount)) return 0;
  return (rating * reviewCount + PRIOR_RATING * PRIOR_REVIEWS) / (reviewCount + PRIOR_REVIEWS);
}
