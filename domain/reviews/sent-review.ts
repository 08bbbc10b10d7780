/** What became of sending a review; `errors` by field, `message` for anything else, `values` as they were sent. */
export type SentReview =
  | { ok: true; next: 'shown' | 'waiting' | 'confirm' }
  | { ok: false; message: string; errors: Partial<Record<string, string>>; values: Record<string, string> };

export const REVIEW_FAILED = 'That did not work. Please try again.';
