import type { JobKind } from './job-kinds.ts';

/**
 * Jobs run in lanes beside each other. A call that hangs holds one place of its lane: mails wait for a server that may be slow or
 * away, payments for their service, and nothing else waits with them. `atOnce`: the jobs of the lane that run at the same time. A
 * lane has one kind: its next job is found at the end of an index.
 */
export const JOB_LANES = {
  /** Every other kind, one that this version does not know among them. */
  others: { kind: null, atOnce: 1 },
  expiries: { kind: 'expire-order', atOnce: 3 },
  refunds: { kind: 'refund-payment', atOnce: 2 },
  'messages of payments': { kind: 'settle-payment', atOnce: 3 },
  'unpaid orders': { kind: 'ask-to-pay', atOnce: 1 },
  'checks of payments': { kind: 'reconcile-payments', atOnce: 1 },
  pictures: { kind: 'fetch-pictures', atOnce: 1 },
  'what has a time': { kind: 'turn-by-time', atOnce: 1 },
  backups: { kind: 'make-backup', atOnce: 1 },
  'alerts to staff': { kind: 'alert-staff', atOnce: 1 },
  'test mails': { kind: 'send-test-mail', atOnce: 1 },
  mails: { kind: 'send-mail', atOnce: 1 },
} as const satisfies Record<string, { kind: JobKind | null; atOnce: number }>;

export type JobLane = keyof typeof JOB_LANES;

export const JOB_LANE_NAMES: readonly JobLane[] = Object.keys(JOB_LANES).filter(isJobLane);

/** The kinds that have a lane of their own. */
export const LANED_KINDS: readonly JobKind[] = Object.values(JOB_LANES).flatMap(({ kind }) => kind ?? []);

function isJobLane(name: string): name is JobLane {
  return Object.hasOwn(JOB_LANES, name);
}
