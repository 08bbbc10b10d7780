import type { NewJob } from './job-kinds.ts';

const FIRST = 0;
const LAST = 9;

/** Returns the priority of a job, the lower the sooner: alerts to staff come behind what customers wait for. */
export function jobPriority(job: Pick<NewJob, 'kind' | 'payload'>): number {
  if (
    job.kind === 'alert-staff' ||
    job.kind === 'gather-alerts' ||
    job.kind === 'count-buyers' ||
    job.kind === 'apply-retention'
  )
    return LAST;
  const isAlert = job.kind === 'send-mail' && 'mail' in job.payload && job.payload.mail === 'staff-alert';
  return isAlert ? LAST : FIRST;
}
