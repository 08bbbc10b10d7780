import type { Db } from '#database/open.ts';
import { findMessage, type Message, updateMessage } from '#database/queries/inbox/listed-messages.ts';
import type { MessageMove, MessageStatus } from '#domain/inbox/message-list.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Moves messages to where they stand; those that are gone, or stand there already, are passed over. Answers how many moved. */
export function moveMessages(
  platform: Platform,
  actor: Actor,
  ids: string[],
  to: MessageMove,
): Promise<number> {
  return platform.db.transaction().execute(async (trx) => {
    let moved = 0;
    for (const id of ids) {
      const before = await findMessage(trx, id);
      const status = before && statusAfter(before, to);
      if (!before || !status || status === before.status) continue;
      await writeMessage(trx, platform, actor, before, { status, note: before.note });
      moved += 1;
    }
    return moved;
  });
}

export type NoteMessageResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'noted-meanwhile'; note: string };

/**
 * Keeps the staff's note on a message, and that it was answered where it was. Problems: it is gone, somebody wrote another
 * note since `noteWas` was read.
 */
export function noteMessage(
  platform: Platform,
  actor: Actor,
  id: string,
  { note, noteWas, isAnswered }: { note: string; noteWas: string; isAnswered: boolean },
): Promise<NoteMessageResult> {
  return platform.db.transaction().execute(async (trx): Promise<NoteMessageResult> => {
    const before = await findMessage(trx, id);
    if (!before) return { ok: false, problem: 'not-found' };
    if (before.note !== noteWas && before.note !== note)
      return { ok: false, problem: 'noted-meanwhile', note: before.note };
    const opened = before.status === 'new' ? 'read' : before.status;
    const status = isAnswered ? 'answered' : opened;
    await writeMessage(trx, platform, actor, before, { status, note });
    return { ok: true };
  });
}

function statusAfter(before: Message, to: MessageMove): MessageStatus {
  if (to !== 'restore') return to;
  if (before.status !== 'archived') return before.status;
  return before.answeredAt ? 'answered' : 'read';
}

async function writeMessage(
  trx: Db,
  platform: Platform,
  actor: Actor,
  before: Message,
  after: { status: MessageStatus; note: string },
): Promise<void> {
  const isTakenBack = before.status === 'archived' && before.answeredAt !== null;
  const isNewAnswer = after.status === 'answered' && before.status !== 'answered' && !isTakenBack;
  await updateMessage(trx, before.id, {
    ...after,
    answered: isNewAnswer ? { by: actor.name, at: new Date(platform.clock.now()).toISOString() } : null,
  });
  await auditChange(trx, platform, actor, {
    action: `message.${after.status === before.status ? 'note' : after.status}`,
    subjectId: before.id,
    subject: before.subject,
    before: { status: before.status, note: before.note },
    after,
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
