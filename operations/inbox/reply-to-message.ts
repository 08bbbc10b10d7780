import { findMessage, lockMessage, updateMessage } from '#database/queries/inbox/listed-messages.ts';
import { findReply, insertReply, listReplies } from '#database/queries/inbox/message-replies.ts';
import type { ReplyForm } from '#domain/inbox/parse-reply.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type ReplyResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'replied-meanwhile'; count: number; author: string };

/**
 * Stores a reply with its message, which is answered then, and mails it to the sender. One `replyKey` makes one reply.
 * Problems: the message is gone, somebody else replied since the form was opened.
 */
export function replyToMessage(
  platform: Platform,
  actor: Actor,
  id: string,
  { reply, replyKey, repliesSeen }: ReplyForm,
): Promise<ReplyResult> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<ReplyResult> => {
    await lockMessage(trx, id);
    const message = await findMessage(trx, id);
    if (!message) return { ok: false, problem: 'not-found' };
    const stored = await findReply(trx, replyKey);
    if (stored) return stored.messageId === id ? { ok: true } : { ok: false, problem: 'not-found' };
    const replies = await listReplies(trx, id);
    if (replies.length > repliesSeen) {
      const author = replies.at(-1)?.author ?? '';
      return { ok: false, problem: 'replied-meanwhile', count: replies.length, author };
    }
    await insertReply(trx, {
      id: replyKey,
      messageId: id,
      body: reply,
      authorId: actor.id,
      author: actor.name,
      at: now,
    });
    await updateMessage(trx, id, {
      status: 'answered',
      note: message.note,
      answered: { by: actor.name, at: now },
    });
    await queueMail(trx, { mail: 'contact-reply', replyId: replyKey }, { now, newId });
    record({
      action: 'message.reply',
      subjectId: id,
      subject: message.subject,
      before: null,
      after: { status: 'answered' },
    });
    return { ok: true };
  });
}
