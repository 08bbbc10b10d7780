import type { AccountChange } from '#domain/people/account-changes.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import type { Change, StaffWrite } from '#operations/platform/staff-write.ts';

/** Records a change of who gets into an account, and mails its person in the same transaction. */
export async function recordAccountChange(
  { trx, now, newId, record }: StaffWrite,
  person: { id: string; name: string },
  by: { id: string; name: string },
  change: { action: AccountChange } & Pick<Change, 'before' | 'after'>,
): Promise<void> {
  record({ ...change, subjectId: person.id, subject: person.name });
  await queueMail(
    trx,
    {
      mail: 'account-changed',
      userId: person.id,
      change: change.action,
      at: now,
      by: by.id === person.id ? '' : by.name,
    },
    { now, newId },
  );
}
