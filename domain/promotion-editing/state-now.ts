import type { Promotion } from '#domain/promotions/promotion.ts';

/** What an offer is at a moment: one that is on counts between its dates alone. */
export const STATES_NOW = ['draft', 'scheduled', 'on', 'ended', 'paused', 'archived'] as const;

export type StateNow = (typeof STATES_NOW)[number];

export const STATE_NOW_NAMES: Record<StateNow, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  on: 'On',
  ended: 'Ended',
  paused: 'Paused',
  archived: 'Archived',
};

/** `now` in UTC, ISO. */
export function stateNow(
  { state, startsAt, endsAt }: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>,
  now: string,
): StateNow {
  if (state !== 'on') return state;
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt !== null && startsAt > now ? 'scheduled' : 'on';
}

/** True where shoppers may have seen it, and its end with it. */
export function hasBegun({ state, startsAt }: Pick<Promotion, 'state' | 'startsAt'>, now: string): boolean {
  return (state === 'on' || state === 'paused') && (startsAt === null || startsAt <= now);
}
