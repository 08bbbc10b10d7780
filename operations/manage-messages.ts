import { findMessage } from '#database/queries/message-list.ts';
import type { MessageStatus } from '#domain/message-list.ts';
import { type Actor, auditChange } from './audit.ts';
import type { Platform } from './platform.ts';

/** Moves messages to where they stand; a note stays with those that carry one. Answers how many it changed. */
export function setMessageStatus(
  platform: Platform,
  actor: Actor,
  ids: string[],
  to: { status: MessageStatus; note?: string },
): Promise<number> {
  const { db, clock } = platform;
  const now = new Date(clock.now()).toISOString();
  return db.transaction().execute(async (trx) => {
    let changed = 0;
    for (const id of ids) {
      const before = await findMessage(trx, id);
      if (!before || (before.status === to.status && to.note === undefined)) continue;
      await trx
        .updateTable('contact_messages')
        .set({
          status: to.status,
          ...(to.note === undefined ? {} : { note: to.note }),
          ...(to.status === 'answered' ? { answered_at: now, answered_by: actor.name } : {}),
        })
        .where('id', '=', id)
        .execute();
      await auditChange(trx, platform, actor, {
        action: `message.${to.status}`,
        subjectId: id,
        subject: before.subject,
        before: { status: before.status, note: before.note },
        after: { status: to.status, note: to.note ?? before.note },
      });
      changed += 1;
    }
    return changed;
  });
}

/** Deletes messages for good; the audit log keeps that there was one, not what it said. */
export function deleteMessages(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return platform.db.transaction().execute(async (trx) => {
    let deleted = 0;
    for (const id of ids) {
      const before = await findMessage(trx, id);
      if (!before) continue;
      await trx.deleteFrom('contact_messages').where('id', '=', id).execute();
      await auditChange(trx, platform, actor, {
        action: 'message.delete',
        subjectId: id,
        subject: before.subject,
        before: { status: before.status, createdAt: before.createdAt },
        after: null,
      });
      deleted += 1;
    }
    return deleted;
  });
}
