import { insertMessage } from '#database/queries/inbox/listed-messages.ts';
import { inTransaction } from '#database/transaction.ts';
import { COMPLAINT, type Complaint, replyDay } from '#domain/inbox/complaint.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Stores a complaint among the messages with the day by which it is replied to, mails it to the shop and acknowledges it. */
export async function receiveComplaint(
  { db, clock, random }: Platform,
  complaint: Complaint,
): Promise<{ ok: true; replyBy: string }> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const messageId = stamp.newId();
  const replyBy = replyDay(stamp.now);
  await inTransaction(db, async (trx) => {
    const row = { id: messageId, ...complaint, subject: COMPLAINT, replyBy, createdAt: stamp.now };
    await insertMessage(trx, row);
    await queueMail(trx, { mail: 'contact-message', messageId }, stamp);
    await queueUnaskedMail(trx, { mail: 'contact-acknowledgement', messageId }, complaint.email, stamp);
    await queueAlert(trx, { alert: 'message', messageId }, stamp);
  });
  return { ok: true, replyBy };
}
