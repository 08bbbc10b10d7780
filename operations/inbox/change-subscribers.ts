import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Takes addresses off the newsletter, or deletes them for good. Answers how many there were. */
export function removeSubscribers(
  platform: Platform,
  actor: Actor,
  ids: string[],
  how: 'unsubscribe' | 'delete',
): Promise<number> {
  const { db, clock } = platform;
  const now = new Date(clock.now()).toISOString();
  return db.transaction().execute(async (trx) => {
    let removed = 0;
    for (const id of ids) {
      const before = await trx
        .selectFrom('newsletter_subscribers')
        .select(['status'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!before || (how === 'unsubscribe' && before.status === 'unsubscribed')) continue;
      if (how === 'delete') await trx.deleteFrom('newsletter_subscribers').where('id', '=', id).execute();
      else
        await trx
          .updateTable('newsletter_subscribers')
          .set({ status: 'unsubscribed', updated_at: now })
          .where('id', '=', id)
          .execute();
      await auditChange(trx, platform, actor, {
        action: `subscriber.${how}`,
        subjectId: id,
        subject: 'A newsletter subscriber',
        before,
        after: how === 'delete' ? null : { status: 'unsubscribed' },
      });
      removed += 1;
    }
    return removed;
  });
}
