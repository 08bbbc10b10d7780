import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import type { MailRequest } from '#domain/mail/mail-request.ts';
import type { AskedMail } from '#domain/mail/unasked-mails.ts';
import type { OrderStatus } from '#domain/order/order.ts';

/** Gives staff a minute to undo a change, or to complete it, before somebody hears of it. */
const PAUSE_MS = 60_000;

/**
 * Asks for a mail in the transaction of what it is about: it is sent once that is committed, and only then. Those to an address
 * that anybody could have entered go by `queueUnaskedMail`.
 */
export function queueMail(trx: Db, request: AskedMail, stamp: Stamp): Promise<void> {
  return queueAnyMail(trx, request, stamp);
}

export function queueAnyMail(trx: Db, request: MailRequest, stamp: Stamp): Promise<void> {
  return insertJob(trx, { kind: 'send-mail', payload: request }, stamp);
}

/** The key of the mail about a new status of an order: one waits at a time. */
export function statusMailKey(status: OrderStatus, orderId: string): string {
  return `order-${status} ${orderId}`;
}

/** Asks for a mail at a moment (UTC, ISO): what it is about may be taken back until then. */
export function queueMailAt(trx: Db, request: AskedMail, runAt: string, stamp: Stamp): Promise<void> {
  return insertJob(trx, { kind: 'send-mail', payload: request, runAt }, stamp);
}

/** Asks for a mail a minute after a change that staff may take back; of those with one `key` only one waits. */
export function queueMailOfChange(trx: Db, request: AskedMail, key: string, stamp: Stamp): Promise<void> {
  const runAt = new Date(Date.parse(stamp.now) + PAUSE_MS).toISOString();
  return insertJob(trx, { kind: 'send-mail', payload: request, key, runAt }, stamp);
}
