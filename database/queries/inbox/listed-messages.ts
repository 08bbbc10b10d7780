import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { closeTicketOfMessage } from '#database/queries/tickets/tickets.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { MessageListQuery, MessageStatus } from '#domain/inbox/message-list.ts';
import type { ListPage } from '#domain/lists/list-query.ts';

export type Message = {
  id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** Of a complaint: the order it names, '' for none. */
  orderNumber: string;
  /** Of a complaint: the day, 'YYYY-MM-DD', by which it is replied to in full; null for other messages. */
  replyBy: string | null;
  status: MessageStatus;
  note: string;
  answeredAt: string | null;
  answeredBy: string | null;
  createdAt: string;
};

/** One page of the inbox; archived messages only where they are asked for. */
export function listMessages(db: Db, query: MessageListQuery): Promise<ListPage<Message>> {
  const matching = filtered(db, query);
  const rows = matching
    .select(COLUMNS)
    .orderBy('created_at', query.sort === 'received' ? 'asc' : 'desc')
    .orderBy('id');
  return readListPage(matching, rows, query.page);
}

export async function findMessage(db: Db, id: string): Promise<Message | null> {
  const row = await db.selectFrom('contact_messages').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Holds a message until the transaction ends. */
export async function lockMessage(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .execute();
}

export async function updateMessage(
  trx: Db,
  id: string,
  {
    status,
    note,
    answered,
  }: { status: MessageStatus; note: string; answered: { by: string; at: string } | null },
): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({
      status,
      note,
      ...(answered ? { answered_at: answered.at, answered_by: answered.by } : {}),
    })
    .where('id', '=', id)
    .execute();
  if (answered) await closeTicketOfMessage(trx, id, answered);
}

export async function insertMessage(
  db: Db,
  {
    createdAt,
    orderNumber = '',
    replyBy = null,
    ...message
  }: Pick<Message, 'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'createdAt'> &
    Partial<Pick<Message, 'orderNumber' | 'replyBy'>>,
): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ ...message, order_number: orderNumber, reply_by: replyBy, created_at: createdAt })
    .execute();
}

export async function deleteMessage(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('contact_messages').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}

export async function countNewMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  return count;
}

const COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'order_number as orderNumber',
  'reply_by as replyBy',
  'status',
  'note',
  'answered_at as answeredAt',
  'answered_by as answeredBy',
  'created_at as createdAt',
] as const;

function filtered(db: Db, { search, filters }: MessageListQuery) {
  const everything = db.selectFrom('contact_messages');
  const all = filters.kind ? everything.where('subject', '=', filters.kind) : everything;
  const messages = filters.status
    ? all.where('status', '=', filters.status)
    : all.where('status', '!=', 'archived');
  if (!search) return messages;
  return messages.where((eb) =>
    eb.or([
      nameHolds(db, 'contact_messages.name', search),
      nameHolds(db, 'contact_messages.email', search),
      nameHolds(db, 'contact_messages.message', search),
      nameHolds(db, 'contact_messages.order_number', search),
    ]),
  );
}
