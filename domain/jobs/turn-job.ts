import type { NewJob } from './job-kinds.ts';

/** The job that begins or ends what is due at a moment (UTC, ISO); one for all that is due then. */
export function turnJob(at: string): NewJob<'turn-by-time'> {
  return { kind: 'turn-by-time', payload: {}, runAt: at, key: `turn-by-time ${at}` };
}
