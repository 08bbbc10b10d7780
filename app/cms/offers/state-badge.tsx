import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { STATE_NOW_NAMES, type StateNow } from '#domain/promotion-editing/state-now.ts';

const LOOKS = {
  draft: 'quiet',
  scheduled: 'waiting',
  on: 'good',
  ended: 'quiet',
  paused: 'waiting',
  archived: 'quiet',
} as const satisfies Record<StateNow, string>;

export function StateBadge({ state }: { state: StateNow }) {
  return <FlagBadge look={LOOKS[state]}>{STATE_NOW_NAMES[state]}</FlagBadge>;
}
