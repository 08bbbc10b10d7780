export const DEFAULT_RATING = 5;

/** What staff may choose: 1 to 5 in half steps (spec §5). */
export const RATING_OPTIONS: readonly number[] = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

const STARS = 5;

/** How many of the five stars are filled: a half counts as filled (spec §9), so 4.5 fills five and 4.4 four. */
export function filledStars(rating: number): number {
  if (!Number.isFinite(rating)) return 0;
  return Math.min(STARS, Math.max(0, Math.floor(rating + 0.5)));
}

/** The five stars from left to right. None is ever 'half', because a half counts as filled (spec §9). */
export function starsFor(rating: number): ('full' | 'half' | 'empty')[] {
  const filled = filledStars(rating);
  return Array.from({ length: STARS }, (_, index) => (index < filled ? 'full' : 'empty'));
}

/** Stars may be shown only where somebody reviewed (decision 11). */
export function hasReviews(reviewCount: number): boolean {
  return Number.isFinite(reviewCount) && reviewCount > 0;
}
