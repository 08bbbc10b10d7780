import { insertMessage } from '#database/queries/inbox/listed-messages.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type ContactMessage = { name: string; email: string; phone: string; subject: string; message: string };

/** Stores a visitor's message for the staff's inbox. */
export async function receiveContactMessage(
  { db, clock, random }: Platform,
  message: ContactMessage,
): Promise<{ ok: true }> {
  await insertMessage(db, { id: random.id(), ...message, createdAt: nowIso(clock) });
  return { ok: true };
}
