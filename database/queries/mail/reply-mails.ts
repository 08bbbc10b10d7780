import type { Db } from '#database/open.ts';
import type { MailRequest } from '#domain/mail/mail-request.ts';

/** The mail of a reply: `unsent` was written without a mail server. */
export type ReplyMail = { state: 'sent' | 'unsent' | 'waiting' | 'failed'; error: string | null };

/** How the mails of these replies stand, by reply; one whose job was cleaned up is left out. */
export async function findReplyMails(db: Db, replyIds: string[]): Promise<Map<string, ReplyMail>> {
  if (replyIds.length === 0) return new Map();
  const replyOf = new Map(replyIds.map((replyId) => [payloadOf(replyId), replyId]));
  const rows = await db
    .selectFrom('jobs')
    .leftJoin('mails', 'mails.id', 'jobs.id')
    .select(['jobs.payload', 'jobs.state', 'jobs.last_error as error', 'mails.state as mail'])
    .where('jobs.kind', '=', 'send-mail')
    .where('jobs.payload', 'in', [...replyOf.keys()])
    .execute();
  return new Map(
    rows.flatMap(({ payload, state, error, mail }): [string, ReplyMail][] => {
      const replyId = replyOf.get(payload);
      if (replyId === undefined || (state === 'done' && mail === null)) return [];
      if (state !== 'done') return [[replyId, { state, error }]];
      return [[replyId, { state: mail === 'sent' ? 'sent' : 'unsent', error: null }]];
    }),
  );
}

function payloadOf(replyId: string): string {
  return JSON.stringify({ mail: 'contact-reply', replyId } satisfies MailRequest);
}
