import {
  deleteMessage,
  findMessage,
  type Message,
  updateMessage,
} from '#database/queries/inbox/listed-messages.ts';
import type { MessageMove, MessageStatus } from '#domain/inbox/message-list.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor, Change, StaffWrite } from '#operations/platform/staff-write.ts';
import { type NoteResult, writeNote } from './write-note.ts';

/** Moves messages to another status; skips those that are gone or there already. Returns the number moved. */
export function moveMessages(
  platform: Platform,
  actor: Actor,
  ids: string[],
  to: MessageMove,
): Promise<number> {
  return changeEach(platform, actor, ids, findMessage, async (message, _, write) => {
    const status = statusAfter(message, to);
    if (status === message.status) return null;
    return writeMessage(write, actor, message, { status, note: message.note });
  });
}

/** Stores a message's note, and that it was answered where it was. Problems: gone, another note since `noteWas` was read. */
export function noteMessage(
  platform: Platform,
  actor: Actor,
  id: string,
  { note, noteWas, isAnswered }: { note: string; noteWas: string; isAnswered: boolean },
): Promise<NoteResult> {
  return writeNote(platform, actor, { id, note, noteWas }, findMessage, async (message, write) => {
    const opened = message.status === 'new' ? 'read' : message.status;
    const status = isAnswered ? 'answered' : opened;
    if (status === message.status && note === message.note) return;
    write.record({ ...(await writeMessage(write, actor, message, { status, note })), subjectId: id });
  });
}

function statusAfter(before: Message, to: MessageMove): MessageStatus {
  if (to !== 'restore') return to;
  if (before.status !== 'archived') return before.status;
  return before.answeredAt ? 'answered' : 'read';
}

async function writeMessage(
  { trx, now }: StaffWrite,
  actor: Actor,
  before: Message,
  after: { status: MessageStatus; note: string },
): Promise<Omit<Change, 'subjectId'>> {
  const isRestored = before.status === 'archived' && before.answeredAt !== null;
  const isNewReply = after.status === 'answered' && before.status !== 'answered' && !isRestored;
  await updateMessage(trx, before.id, {
    ...after,
    answered: isNewReply ? { by: actor.name, at: now } : null,
  });
  return {
    action: `message.${after.status === before.status ? 'note' : after.status}`,
    subject: before.subject,
    before: { status: before.status, note: before.note },
    after,
  };
}

/** Deletes messages for good; the audit log says that there was one, without its text. Returns the number deleted. */
export function deleteMessages(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return changeEach(
    platform,
    actor,
    ids,
    findMessage,
    async ({ subject, status, createdAt }, id, { trx }) => {
      if (!(await deleteMessage(trx, id))) return null;
      return { action: 'message.delete', subject, before: { status, createdAt }, after: null };
    },
  );
}
