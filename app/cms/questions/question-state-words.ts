import type { Question } from '#database/queries/questions/questions.ts';
import { HIDDEN_REASONS } from '#domain/reviews/review.ts';

/** 'Not shown: abuse' */
export function questionStateWords({
  state,
  hiddenReason,
}: Pick<Question, 'state' | 'hiddenReason'>): string {
  if (state === 'unproven') return 'Address not proved';
  if (state === 'waiting') return 'Waiting for you';
  if (state === 'shown') return 'Shown';
  return hiddenReason === '' ? 'Not shown' : `Not shown: ${HIDDEN_REASONS[hiddenReason].words}`;
}
