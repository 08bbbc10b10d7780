import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { HIDDEN_REASONS, type HiddenReason, type ReviewState } from '#domain/reviews/review.ts';

const LOOKS = { unproven: 'quiet', waiting: 'waiting', shown: 'good', hidden: 'bad' } as const;

export const STATE_WORDS: Record<ReviewState, string> = {
  unproven: 'Address not proved',
  waiting: 'Waiting',
  shown: 'Shown',
  hidden: 'Hidden',
};

/** The state of a review, with why it is hidden and whether shoppers have reported it. */
export function ReviewFlag({
  state,
  hiddenReason,
  reports,
}: {
  state: ReviewState;
  hiddenReason: HiddenReason | '';
  reports: number;
}) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <FlagBadge look={LOOKS[state]}>{STATE_WORDS[state]}</FlagBadge>
      {hiddenReason !== '' && <span className="text-sm">{HIDDEN_REASONS[hiddenReason].words}</span>}
      {reports > 0 && <FlagBadge look="bad">Reported{reports > 1 && ` ${reports} times`}</FlagBadge>}
    </span>
  );
}
