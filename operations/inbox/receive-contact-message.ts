import type { Platform } from '#operations/platform/platform.ts';

export type ContactMessage = { name: string; email: string; phone: string; subject: string; message: string };

/** Keeps a visitor's message for the staff (decision 9). */
export async function receiveContactMessage(
  { db, clock, random }: Platform,
  message: ContactMessage,
): Promise<{ ok: true }> {
  await db
    .insertInto('contact_messages')
    .values({ id: random.id(), ...message, created_at: new Date(clock.now()).toISOString() })
    .execute();
  return { ok: true };
}
