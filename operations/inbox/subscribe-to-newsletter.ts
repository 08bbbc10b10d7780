import { subscribe } from '#database/queries/inbox/listed-subscribers.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Stores a subscription, pending until confirmed. A known address gets the same result, so nobody learns who is subscribed. */
export async function subscribeToNewsletter(
  { db, clock, random }: Platform,
  { email, source }: { email: string; source: 'home' | 'footer' | 'page' | 'api' },
): Promise<{ ok: true }> {
  await subscribe(db, { id: random.id(), email: normaliseEmail(email), source, now: nowIso(clock) });
  return { ok: true };
}
