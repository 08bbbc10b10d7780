import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { MAIL_LABELS, type MailKind } from '#domain/mail/mail-request.ts';
import type { MailText } from '#domain/mail/mail-texts.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { staffWrite } from '#operations/platform/staff-write.ts';
import { mailTextSubject } from './save-mail-text.ts';

/** Sends a mail with these words and invented facts to the member of staff who asks for it. */
export function queueTestMail(
  platform: Platform,
  member: StaffMember,
  kind: MailKind,
  text: MailText,
): Promise<void> {
  return staffWrite(platform, member, async ({ trx, now, newId, record }) => {
    const payload = { mail: kind, to: member.email, ...text };
    await insertJob(trx, { kind: 'send-test-mail', payload }, { now, newId });
    record({
      action: 'mail.test',
      subjectId: mailTextSubject(kind),
      subject: `Mail: ${MAIL_LABELS[kind]}`,
      before: null,
      after: { subject: text.subject },
    });
  });
}
