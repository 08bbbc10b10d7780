import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import type { MailListQuery } from '#domain/mail/mail-list.ts';

export type StoredMail = {
  id: string;
  kind: string;
  recipient: string;
  sender: string;
  replyTo: string;
  subject: string;
  html: string;
  body: string;
  state: 'sent' | 'outbox';
  createdAt: string;
};

export type ListedMail = Pick<StoredMail, 'id' | 'kind' | 'recipient' | 'subject' | 'state' | 'createdAt'>;

/** Stores the copy of a mail, in place of one of the same id that was not sent. */
export async function writeMailRow(
  trx: Db,
  { replyTo, createdAt, ...mail }: StoredMail & { about: string | null },
): Promise<void> {
  const row = { ...mail, reply_to: replyTo, created_at: createdAt };
  await trx
    .insertInto('mails')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export function listMails(db: Db, query: MailListQuery): Promise<ListPage<ListedMail>> {
  const { search, filters } = query;
  let mails = db.selectFrom('mails');
  if (search)
    mails = mails.where((eb) =>
      eb.or([nameHolds(db, 'mails.recipient', search), nameHolds(db, 'mails.subject', search)]),
    );
  if (filters.state) mails = mails.where('state', '=', filters.state);
  const rows = mails
    .select(['id', 'kind', 'recipient', 'subject', 'state', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return readListPage(mails, rows, query.page);
}

export async function findMail(db: Db, id: string): Promise<StoredMail | null> {
  const row = await db
    .selectFrom('mails')
    .select([
      'id',
      'kind',
      'recipient',
      'sender',
      'reply_to as replyTo',
      'subject',
      'html',
      'body',
      'state',
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteMail(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('mails').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}
