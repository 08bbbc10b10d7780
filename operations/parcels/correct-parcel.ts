import { lockOrder } from '#database/queries/order/order-rows.ts';
import { listParcels, writeParcelTracking, writeParcelWeight } from '#database/queries/parcels/parcels.ts';
import { standingParcels } from '#domain/parcels/parcel.ts';
import type { ParcelDetails } from '#domain/parcels/parcel-form.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { followLastParcel } from '#operations/order-lines/move-parcels.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type CorrectParcel = {
  orderNumber: string;
  parcelId: string;
  details: Pick<ParcelDetails, 'tracking' | 'weightGrams'>;
  /** The customer is told of it again. */
  sendsMail: boolean;
  actor: Actor;
};

export type CorrectParcelResult =
  | { ok: true; place: number; sentMail: boolean }
  | { ok: false; problem: 'not-found' | 'undone' };

/** Puts right how a parcel is followed and what it weighs. A mail is sent of one that is still on its way alone. */
export function correctParcel(
  platform: Platform,
  { orderNumber, parcelId, details, sendsMail, actor }: CorrectParcel,
): Promise<CorrectParcelResult> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<CorrectParcelResult> => {
    const order = await lockOrder(trx, orderNumber, now);
    const parcels = order ? await listParcels(trx, order.id) : [];
    const parcel = parcels.find(({ id }) => id === parcelId);
    if (!order || !parcel) return { ok: false, problem: 'not-found' };
    const { place, tracking, weightGrams } = parcel;
    if (parcel.undoneAt !== null) return { ok: false, problem: 'undone' };
    await writeParcelTracking(trx, parcel.id, details.tracking);
    await writeParcelWeight(trx, parcel.id, details.weightGrams);
    await followLastParcel(trx, order.id);
    const isOnItsWay = order.status !== 'delivered' && order.status !== 'cancelled';
    const sentMail = sendsMail && isOnItsWay;
    if (sentMail) {
      const isLast = order.status === 'shipped' && standingParcels(parcels).at(-1)?.id === parcel.id;
      const mail = isLast
        ? { mail: 'order-shipped' as const, orderId: order.id }
        : { mail: 'parcel-sent' as const, orderId: order.id, parcelId: parcel.id };
      await queueMail(trx, mail, { now, newId });
    }
    record({
      action: 'order.tracking',
      subjectId: order.id,
      subject: orderNumber,
      before: { ...tracking, weightGrams },
      after: { ...details.tracking, weightGrams: details.weightGrams },
    });
    return { ok: true, place, sentMail };
  });
}
