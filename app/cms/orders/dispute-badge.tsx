import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { type DisputeState, disputeLabel } from '#domain/payment/dispute.ts';

/** The dispute about an order that matters most; nothing without one. */
export function DisputeBadge({ states }: { states: readonly DisputeState[] }) {
  const label = disputeLabel(states);
  return label && <FlagBadge look={LOOKS[label]}>{label}</FlagBadge>;
}

const LOOKS = {
  Disputed: 'bad',
  'Bank asks': 'waiting',
  'Dispute lost': 'bad',
  'Dispute won': 'good',
  'Inquiry closed': 'quiet',
} as const;
