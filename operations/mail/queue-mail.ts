import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import type { MailRequest } from '#domain/mail/mail-request.ts';

/** Asks for a mail in the transaction of what it is about: it is sent once that is committed, and only then. */
export function queueMail(
  trx: Db,
  request: MailRequest,
  stamp: Stamp,
  when: { runAt?: string; key?: string } = {},
): Promise<void> {
  return insertJob(trx, { kind: 'send-mail', payload: request, ...when }, stamp);
}
