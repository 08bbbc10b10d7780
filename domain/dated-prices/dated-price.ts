import type { DatedChange } from './dated-change.ts';

/** A price for some products from a moment until another (UTC, ISO). */
export type DatedPrice = DatedChange & {
  id: string;
  name: string;
  /** How its products were chosen: the parameters of an address. */
  choice: string;
  fromAt: string;
  /** As it was planned; `stopAt` where it was ended before. */
  untilAt: string;
  stopAt: string | null;
  createdAt: string;
  createdBy: string;
  /** The first price was written. */
  startedAt: string | null;
  /** Every price was written. */
  begunAt: string | null;
  /** Every price is back. */
  endedAt: string | null;
  cancelledAt: string | null;
  /** Who cancelled it, or ended it before its time; null where it ended by itself. */
  stoppedBy: string | null;
};

export const DATED_STATES = ['scheduled', 'beginning', 'running', 'ending', 'ended', 'cancelled'] as const;

export type DatedState = (typeof DATED_STATES)[number];

export type DatedTimes = Pick<
  DatedPrice,
  'fromAt' | 'untilAt' | 'stopAt' | 'startedAt' | 'begunAt' | 'endedAt' | 'cancelledAt'
>;

export const DATED_STATE_NAMES: Record<DatedState, string> = {
  scheduled: 'Scheduled',
  beginning: 'Beginning',
  running: 'Running',
  ending: 'Ending',
  ended: 'Ended',
  cancelled: 'Cancelled',
};

/** When its prices go back. */
export function endOf({ untilAt, stopAt }: Pick<DatedPrice, 'untilAt' | 'stopAt'>): string {
  return stopAt ?? untilAt;
}

export function datedState(times: DatedTimes, now: string): DatedState {
  if (times.cancelledAt !== null) return 'cancelled';
  if (times.endedAt !== null) return 'ended';
  if (endOf(times) <= now) return 'ending';
  if (times.begunAt !== null) return 'running';
  return times.startedAt !== null || times.fromAt <= now ? 'beginning' : 'scheduled';
}

/** What staff may do in a state: nothing is cancelled that was begun, nothing ended twice. */
export const DATED_ACTIONS: Record<DatedState, 'cancel' | 'end' | null> = {
  scheduled: 'cancel',
  beginning: 'end',
  running: 'end',
  ending: null,
  ended: null,
  cancelled: null,
};
