import { deleteMail, findMail } from '#database/queries/mail/mail-rows.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';

/** Deletes the shop's copies of mails. The log names the kind of mail, not its reader. Returns the number deleted. */
export function deleteMails(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return changeEach(platform, actor, ids, findMail, async (mail, id, { trx }) => {
    if (!(await deleteMail(trx, id))) return null;
    return { action: 'mail.delete', subject: mail.kind, before: { state: mail.state }, after: null };
  });
}
