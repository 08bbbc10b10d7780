import { goTogether } from '#domain/dispatch/parcel-to-send.ts';
import type { TakenIn } from '#domain/dispatch/taken-in.ts';
import type { ParcelDetails } from '#domain/parcels/parcel-form.ts';
import { sendParcel } from '#operations/parcels/send-parcel.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import { parcelsToSend, piecesToSend } from './parcels-to-send.ts';

export type TogetherResult =
  | { ok: true; orders: { orderNumber: string; refusal: string | null }[] }
  /** They go to several places, by now: nothing was sent. */
  | { ok: false };

/**
 * Sends what is left of several orders that go to one address as one parcel: each order has it as its own, under one tracking
 * number, with the weight on the first. Order by order, so that one that cannot be sent does not hold up the others; under its
 * key nothing is sent twice.
 */
export async function sendTogether(
  platform: Platform,
  actor: Actor,
  {
    orderNumbers,
    details,
    key,
    takenIn,
    refusalOf,
  }: {
    orderNumbers: readonly string[];
    details: ParcelDetails;
    key: string;
    /** The orders that are sent although something speaks against their payment. */
    takenIn: TakenIn;
    /** Says why a parcel was not sent, for staff. */
    refusalOf: (result: Exclude<Awaited<ReturnType<typeof sendParcel>>, { ok: true }>) => string;
  },
): Promise<TogetherResult> {
  const { parcels } = await parcelsToSend(platform.db, orderNumbers, takenIn);
  if (!goTogether(parcels)) return { ok: false };
  const orders: { orderNumber: string; refusal: string | null }[] = [];
  let { weightGrams } = details;
  for (const orderNumber of orderNumbers) {
    const sent = await sendParcel(platform, {
      orderNumber,
      key: `together ${key}`,
      pieces: await piecesToSend(platform.db, orderNumber),
      details: { ...details, weightGrams },
      actor,
      isConfirmed: false,
      answered: takenIn.get(orderNumber) ?? [],
    });
    if (sent.ok) weightGrams = null;
    orders.push({ orderNumber, refusal: sent.ok ? null : refusalOf(sent) });
  }
  return { ok: true, orders };
}
