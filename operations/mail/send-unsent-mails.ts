import { repeatDoneJob } from '#database/queries/jobs/job-rows.ts';
import { findMail } from '#database/queries/mail/mail-rows.ts';
import { releasePapersOfMail } from '#database/queries/paper/papers.ts';
import { canBeSentNow } from '#domain/mail/unsent-mail.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';

/**
 * Sends mails that were written while no mail server was set up. Each is written anew by its job, with the facts, words and
 * address of now; one whose cause is gone stays as it is. Returns the number under way; others were sent, or are too old.
 */
export function sendUnsentMails(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return changeEach(platform, actor, ids, findMail, async (mail, id, { trx, now }) => {
    if (!canBeSentNow(mail, now) || !(await repeatDoneJob(trx, id, now))) return null;
    await releasePapersOfMail(trx, id);
    return {
      action: 'mail.send',
      subject: mail.kind,
      before: { state: 'not sent' },
      after: { state: 'waiting' },
    };
  });
}
