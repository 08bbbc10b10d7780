import type { Db } from '#database/open.ts';

export type MessageReply = { id: string; messageId: string; body: string; author: string; at: string };

const COLUMNS = ['id', 'message_id as messageId', 'body', 'author', 'at'] as const;

/** What staff wrote back to a message, the first first. */
export function listReplies(db: Db, messageId: string): Promise<MessageReply[]> {
  return db
    .selectFrom('message_replies')
    .select(COLUMNS)
    .where('message_id', '=', messageId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function findReply(db: Db, id: string): Promise<MessageReply | null> {
  const row = await db.selectFrom('message_replies').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** False where a reply of this id was stored before. */
export async function insertReply(
  trx: Db,
  { messageId, authorId, ...reply }: MessageReply & { authorId: string },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('message_replies')
    .values({ ...reply, message_id: messageId, author_id: authorId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}
