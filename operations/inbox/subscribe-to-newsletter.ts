import { normaliseEmail } from '#domain/fields/email.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Notes the wish for the newsletter, pending until the address is confirmed (decision 9). An address already known
 * answers the same, so that nobody learns who is subscribed; one that had left is pending again.
 */
export async function subscribeToNewsletter(
  { db, clock, random }: Platform,
  { email, source }: { email: string; source: 'home' | 'footer' | 'page' | 'api' },
): Promise<{ ok: true }> {
  const now = new Date(clock.now()).toISOString();
  await db
    .insertInto('newsletter_subscribers')
    .values({
      id: random.id(),
      email: normaliseEmail(email),
      status: 'pending',
      source,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ status: 'pending', updated_at: now })
        .where('newsletter_subscribers.status', '=', 'unsubscribed'),
    )
    .execute();
  return { ok: true };
}
