import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import type { StaffNews } from '#domain/mail/staff-news.ts';

/** Alerts the staff who chose it, in the transaction of the cause: a job finds out who they are, so that shoppers do not wait. */
export function queueAlert(trx: Db, news: StaffNews, stamp: Stamp): Promise<void> {
  return insertJob(trx, { kind: 'alert-staff', payload: { news } }, stamp);
}
