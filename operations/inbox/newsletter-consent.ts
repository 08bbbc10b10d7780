import {
  confirmSubscriber,
  findSubscriber,
  unsubscribe,
} from '#database/queries/inbox/listed-subscribers.ts';
import { inTransaction } from '#database/transaction.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { readSignedToken } from '#operations/mail/signed-token.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Reads the address a confirming link is for. Null: the link is damaged or expired, or its address is gone. */
export async function findConfirmation(platform: Platform, token: string) {
  const id = readSignedToken(platform, 'confirm-newsletter', token);
  return id ? findSubscriber(platform.db, id) : null;
}

/** Reads the address a leaving link is for. Null: as above. */
export async function findLeaving(platform: Platform, token: string) {
  const id = readSignedToken(platform, 'leave-newsletter', token);
  return id ? findSubscriber(platform.db, id) : null;
}

/** Confirms an address by the link of its mail; the first time it is welcomed. False for a link that opens nothing. */
export async function confirmNewsletter(platform: Platform, token: string): Promise<boolean> {
  const subscriber = await findConfirmation(platform, token);
  // A link of long ago does not bring back an address that left.
  if (!subscriber || subscriber.status === 'unsubscribed') return false;
  const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
  await inTransaction(platform.db, async (trx) => {
    if (await confirmSubscriber(trx, subscriber.id, stamp.now))
      await queueMail(trx, { mail: 'newsletter-welcome', subscriberId: subscriber.id }, stamp);
  });
  return true;
}

/** Takes an address off the newsletter by the link of a letter, however often. False for a link that opens nothing. */
export async function leaveNewsletter(platform: Platform, token: string): Promise<boolean> {
  const subscriber = await findLeaving(platform, token);
  if (!subscriber) return false;
  await unsubscribe(platform.db, subscriber.id, nowIso(platform.clock));
  return true;
}
