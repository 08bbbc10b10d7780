import type { JobKind } from './job-kinds.ts';

/**
 * Jobs run in lanes beside each other, in each lane one after the other: mails wait for a server that may be slow or away, and
 * payments must not wait with them. A kind that this version does not know is one of the others.
 */
export const JOB_LANES = ['others', 'mails'] as const;

export type JobLane = (typeof JOB_LANES)[number];

/** The jobs of the lane of mails. */
export const MAIL_JOBS = ['send-mail', 'send-test-mail'] as const satisfies readonly JobKind[];
