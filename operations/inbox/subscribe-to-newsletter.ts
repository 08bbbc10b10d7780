import { subscribe } from '#database/queries/inbox/listed-subscribers.ts';
import { inTransaction } from '#database/transaction.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Stores a subscription, pending until the link of the mail it causes is followed. A known address gets the same result, so
 * nobody learns who is subscribed; a confirmed one gets no mail.
 */
export async function subscribeToNewsletter(
  { db, clock, random }: Platform,
  { email, source }: { email: string; source: 'home' | 'footer' | 'page' | 'api' },
): Promise<{ ok: true }> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  await inTransaction(db, async (trx) => {
    const address = { id: stamp.newId(), email: normaliseEmail(email), source, now: stamp.now };
    const subscriberId = await subscribe(trx, address);
    if (subscriberId)
      await queueUnaskedMail(trx, { mail: 'newsletter-confirmation', subscriberId }, address.email, stamp);
  });
  return { ok: true };
}
