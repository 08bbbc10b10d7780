import { insertApplication } from '#database/queries/inbox/listed-applications.ts';
import type { TradeApplicationForm } from '#domain/inbox/trade-form.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Stores a business's application for the staff's inbox. */
export async function receiveTradeApplication(
  { db, clock, random }: Platform,
  application: TradeApplicationForm,
): Promise<{ ok: true }> {
  await insertApplication(db, { id: random.id(), ...application, createdAt: nowIso(clock) });
  return { ok: true };
}
