import { countText } from '#domain/text/count-text.ts';

/** News of an order or an offer to confirm means little later; done jobs, by which mails are written anew, are kept longer. */
const SENDABLE_MS = 7 * 24 * 60 * 60 * 1000;

/** True for a mail that was written without a mail server and is not too old to be sent now (UTC, ISO). */
export function canBeSentNow(mail: { state: 'sent' | 'outbox'; createdAt: string }, now: string): boolean {
  return mail.state === 'outbox' && Date.parse(now) - Date.parse(mail.createdAt) <= SENDABLE_MS;
}

/** The result of sending mails that were not sent, for staff. */
export function lateMailsText(sent: number, asked: number): string {
  const left = asked - sent;
  const reason = 'sent already, or written more than a week ago';
  if (sent === 0) return `Nothing was sent: ${asked === 1 ? 'it was' : 'all of them were'} ${reason}.`;
  const onTheirWay = `${countText(sent, 'mail is', 'mails are')} on the way.`;
  return left === 0 ? onTheirWay : `${onTheirWay} ${left.toLocaleString('en-GB')} not: ${reason}.`;
}
