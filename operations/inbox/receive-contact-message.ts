import { insertMessage } from '#database/queries/inbox/listed-messages.ts';
import { inTransaction } from '#database/transaction.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type ContactMessage = { name: string; email: string; phone: string; subject: string; message: string };

/** Stores a visitor's message for the staff's inbox, mails it to the shop and acknowledges it. */
export async function receiveContactMessage(
  { db, clock, random }: Platform,
  message: ContactMessage,
): Promise<{ ok: true }> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const messageId = stamp.newId();
  await inTransaction(db, async (trx) => {
    await insertMessage(trx, { id: messageId, ...message, createdAt: stamp.now });
    await queueMail(trx, { mail: 'contact-message', messageId }, stamp);
    await queueUnaskedMail(trx, { mail: 'contact-acknowledgement', messageId }, message.email, stamp);
    await queueAlert(trx, { alert: 'message', messageId }, stamp);
  });
  return { ok: true };
}
