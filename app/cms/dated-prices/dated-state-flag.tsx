import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { DATED_STATE_NAMES, type DatedState } from '#domain/dated-prices/dated-price.ts';

const LOOKS = {
  scheduled: 'waiting',
  beginning: 'waiting',
  running: 'good',
  ending: 'waiting',
  ended: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<DatedState, string>;

export function DatedStateFlag({ state }: { state: DatedState }) {
  return <FlagBadge look={LOOKS[state]}>{DATED_STATE_NAMES[state]}</FlagBadge>;
}
