import { insertApplication } from '#database/queries/inbox/listed-applications.ts';
import { inTransaction } from '#database/transaction.ts';
import type { TradeApplicationForm } from '#domain/inbox/trade-form.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Stores a business's application for the staff's inbox, mails it to the shop and acknowledges it. */
export async function receiveTradeApplication(
  { db, clock, random }: Platform,
  application: TradeApplicationForm,
): Promise<{ ok: true }> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const applicationId = stamp.newId();
  await inTransaction(db, async (trx) => {
    await insertApplication(trx, { id: applicationId, ...application, createdAt: stamp.now });
    await queueMail(trx, { mail: 'trade-application', applicationId }, stamp);
    await queueUnaskedMail(trx, { mail: 'trade-acknowledgement', applicationId }, application.email, stamp);
  });
  return { ok: true };
}
