import { HIDDEN_REASON_NAMES, type HiddenReason, type ReviewSource, type ReviewState } from './review.ts';
import type { ReviewTrait } from './reviewer-traits.ts';

export const STARS = [1, 2, 3, 4, 5] as const;

export type Stars = (typeof STARS)[number];

/** How many reviews gave each number of stars. */
export type Distribution = Record<Stars, number>;

export type MarkMean = { trait: ReviewTrait; mean: number; count: number };

export type HiddenCount = { reason: HiddenReason; count: number };

/** What is counted of the reviews of a product: distribution of those shown, and the hidden ones by their reason. */
export type ReviewTally = {
  distribution: Distribution;
  pictured: number;
  markMeans: MarkMean[];
  hidden: HiddenCount[];
};

/** What of a review is counted. */
export type CountedReview = {
  source: ReviewSource;
  state: ReviewState;
  hiddenReason: HiddenReason | '';
  stars: number;
  pictured: boolean;
  marks: readonly { trait: ReviewTrait; mark: number }[];
};

export const NO_STARS: Distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** Counts reviews, as a recount does; examples only where they are shown. */
export function tallyOf(reviews: readonly CountedReview[], { examplesShown = false } = {}): ReviewTally {
  const seen = reviews.filter(({ source }) => examplesShown || source !== 'example');
  const shown = seen.filter(({ state }) => state === 'shown');
  const hidden = seen.filter(({ state }) => state === 'hidden');
  const marks = Map.groupBy(
    shown.flatMap((review) => review.marks),
    ({ trait }) => trait,
  );
  return {
    distribution: Object.fromEntries(
      STARS.map((stars) => [stars, shown.filter((review) => review.stars === stars).length]),
    ) as Distribution,
    pictured: shown.filter(({ pictured }) => pictured).length,
    markMeans: [...marks]
      .map(([trait, given]) => ({
        trait,
        mean: given.reduce((sum, { mark }) => sum + mark, 0) / given.length,
        count: given.length,
      }))
      .toSorted((a, b) => (a.trait < b.trait ? -1 : 1)),
    hidden: HIDDEN_REASON_NAMES.map((reason) => ({
      reason,
      count: hidden.filter(({ hiddenReason }) => hiddenReason === reason).length,
    })).filter(({ count }) => count > 0),
  };
}

export function countOfStars(distribution: Distribution): number {
  return STARS.reduce((sum, stars) => sum + distribution[stars], 0);
}

/** The mean of all stars, unrounded; 0 without reviews. */
export function averageOf(distribution: Distribution): number {
  const count = countOfStars(distribution);
  return count === 0 ? 0 : STARS.reduce((sum, stars) => sum + stars * distribution[stars], 0) / count;
}

export function countHidden(hidden: readonly HiddenCount[]): number {
  return hidden.reduce((sum, { count }) => sum + count, 0);
}
