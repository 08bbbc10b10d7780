export const REVIEW_APPROVALS = ['everyone', 'strangers', 'nobody'] as const;

export type ReviewSettings = {
  /** New reviews are taken, and buyers asked for them; what is shown stays. */
  taken: boolean;
  /** Whose reviews wait until staff show them. `strangers`: of whom the shop knows no order. */
  approval: (typeof REVIEW_APPROVALS)[number];
  /** Days after delivery until a buyer is asked by mail; null for never. */
  askAfterDays: number | null;
  /** What whoever is asked gets for a review, whatever it says: 'Received 10% off'; '' for nothing. */
  incentive: string;
};

export const USUAL_REVIEWS: ReviewSettings = {
  taken: true,
  approval: 'strangers',
  askAfterDays: null,
  incentive: '',
};

/** True for a new review that staff have to show first. */
export function waitsForApproval(
  { approval }: Pick<ReviewSettings, 'approval'>,
  { isVerified }: { isVerified: boolean },
): boolean {
  return approval === 'everyone' || (approval === 'strangers' && !isVerified);
}
