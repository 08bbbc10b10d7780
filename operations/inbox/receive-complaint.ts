import { insertMessage } from '#database/queries/inbox/listed-messages.ts';
import { insertTicket } from '#database/queries/tickets/tickets.ts';
import { inTransaction } from '#database/transaction.ts';
import { COMPLAINT, type Complaint, replyDay } from '#domain/inbox/complaint.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { newTicketRow } from '#domain/tickets/new-ticket.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Stores a complaint among the messages with the day by which it is replied to and a ticket that watches it, mails it to the shop and acknowledges it. */
export async function receiveComplaint(
  { db, clock, random }: Platform,
  complaint: Complaint,
): Promise<{ ok: true; replyBy: string }> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const messageId = stamp.newId();
  const replyBy = replyDay(stamp.now);
  const { about, ...letter } = complaint;
  await inTransaction(db, async (trx) => {
    const row = { id: messageId, ...letter, subject: COMPLAINT, replyBy, createdAt: stamp.now };
    await insertMessage(trx, row);
    await insertTicket(
      trx,
      newTicketRow({
        id: stamp.newId(),
        kind: about === 'data' ? 'data-complaint' : 'goods-complaint',
        name: letter.name,
        email: letter.email,
        messageId,
        receivedOn: londonDay(stamp.now),
        note: '',
        // The page that follows acknowledges it, and a mail where the shop sends any.
        acknowledgedAt: stamp.now,
        now: stamp.now,
        by: null,
      }),
    );
    await queueMail(trx, { mail: 'contact-message', messageId }, stamp);
    await queueUnaskedMail(trx, { mail: 'contact-acknowledgement', messageId }, complaint.email, stamp);
    await queueAlert(trx, { alert: 'message', messageId }, stamp);
  });
  return { ok: true, replyBy };
}
