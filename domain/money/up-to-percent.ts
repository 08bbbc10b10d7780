/** The number of products of a group that are reduced by this many whole percent. */
export type PercentCount = { percent: number; count: number };

/** This share of the reduced products must reach the figure; and this share of the group must be reduced at all. */
export const SIGNIFICANT_SHARE = 0.1;

/**
 * The figure an 'up to N% off' over a group of products may name: the highest that a significant share of them reaches,
 * so that one product cannot speak for a thousand (CTSI's guidance on pricing practices). 0: no claim.
 */
export function upToPercent(productCount: number, reductions: readonly PercentCount[]): number {
  const reduced = reductions.filter(({ percent }) => percent > 0);
  const reducedCount = reduced.reduce((sum, { count }) => sum + count, 0);
  if (reducedCount === 0 || reducedCount < productCount * SIGNIFICANT_SHARE) return 0;
  let reaching = 0;
  for (const { percent, count } of reduced.toSorted((a, b) => b.percent - a.percent)) {
    reaching += count;
    if (reaching >= reducedCount * SIGNIFICANT_SHARE) return percent;
  }
  return 0;
}

/** The figure of an 'up to', and whether fewer than a tenth of what it speaks of reach it. */
export type UpToClaim = { percent: number; isOfSelected: boolean };

export const NO_CLAIM: UpToClaim = { percent: 0, isOfSelected: false };

export function upToClaim(productCount: number, reductions: readonly PercentCount[]): UpToClaim {
  const percent = upToPercent(productCount, reductions);
  const reaching = reductions
    .filter((each) => each.percent >= percent)
    .reduce((sum, { count }) => sum + count, 0);
  return percent > 0 ? { percent, isOfSelected: reaching < productCount * SIGNIFICANT_SHARE } : NO_CLAIM;
}

/** 'off', or 'off selected products' where the figure holds for fewer than a tenth of all. */
export function offWords({ isOfSelected }: UpToClaim): string {
  return isOfSelected ? 'off selected products' : 'off';
}
