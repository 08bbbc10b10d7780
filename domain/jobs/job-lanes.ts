import type { JobKind } from './job-kinds.ts';

/**
 * Jobs run in lanes beside each other. A call that hangs holds one place of its lane: mails wait for a server that may be slow or
 * away, payments for their service, and nothing else waits with them. `atOnce`: the jobs of the lane that run at the same time.
 */
export const JOB_LANES = {
  /** Every other kind, one that this version does not know among them. */
  others: { kinds: null, atOnce: 1 },
  expiries: { kinds: ['expire-order'], atOnce: 3 },
  refunds: { kinds: ['refund-payment'], atOnce: 2 },
  'messages of payments': { kinds: ['settle-payment'], atOnce: 3 },
  'unpaid orders': { kinds: ['ask-to-pay'], atOnce: 1 },
  'checks of payments': { kinds: ['reconcile-payments'], atOnce: 1 },
  pictures: { kinds: ['fetch-pictures'], atOnce: 1 },
  backups: { kinds: ['make-backup'], atOnce: 1 },
  mails: { kinds: ['send-mail', 'send-test-mail'], atOnce: 1 },
} as const satisfies Record<string, { kinds: readonly JobKind[] | null; atOnce: number }>;

export type JobLane = keyof typeof JOB_LANES;

export const JOB_LANE_NAMES: readonly JobLane[] = Object.keys(JOB_LANES).filter(isJobLane);

/** The kinds that have a lane of their own. */
export const LANED_KINDS: readonly JobKind[] = Object.values(JOB_LANES).flatMap(({ kinds }) => kinds ?? []);

function isJobLane(name: string): name is JobLane {
  return Object.hasOwn(JOB_LANES, name);
}
