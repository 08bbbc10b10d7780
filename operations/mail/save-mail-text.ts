import { readMailText, writeMailText } from '#database/queries/mail/mail-text-rows.ts';
import { MAIL_LABELS, type MailKind } from '#domain/mail/mail-request.ts';
import { MAIL_TEXTS, type MailText } from '#domain/mail/mail-texts.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/**
 * Stores the owner's words for a mail over the version somebody read. Words equal to the shop's own are not stored, so that
 * a later version of the shop may improve them. Problem: somebody saved meanwhile.
 */
export function saveMailText(
  platform: Platform,
  actor: Actor,
  kind: MailKind,
  { version, text }: { version: number; text: MailText },
): Promise<{ ok: true } | { ok: false; problem: 'changed-meanwhile' }> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const before = await readMailText(trx, kind);
    const own = MAIL_TEXTS[kind];
    const stored = {
      subject: text.subject === own.subject ? null : text.subject,
      introduction: text.introduction === own.introduction ? null : text.introduction,
    };
    if (!(await writeMailText(trx, kind, { version, text: stored, now })))
      return { ok: false, problem: 'changed-meanwhile' } as const;
    record({
      action: 'mail.reword',
      subjectId: mailTextSubject(kind),
      subject: `Mail: ${MAIL_LABELS[kind]}`,
      before: { subject: before.subject, introduction: before.introduction },
      after: { subject: text.subject, introduction: text.introduction },
    });
    return { ok: true } as const;
  });
}

/** Puts a mail's words back to the shop's own. Problem: somebody saved meanwhile. */
export function resetMailText(platform: Platform, actor: Actor, kind: MailKind, version: number) {
  const { subject, introduction } = MAIL_TEXTS[kind];
  return saveMailText(platform, actor, kind, { version, text: { subject, introduction } });
}

/** The id under which the audit log has the words of a mail. */
export function mailTextSubject(kind: MailKind): string {
  return `mail-text.${kind}`;
}
