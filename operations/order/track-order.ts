import type { Db } from '#database/open.ts';
import { lockOrder, writeTracking } from '#database/queries/order/order-rows.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { findLastParcel, writeParcelTracking } from '#database/queries/parcels/parcels.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type Change, staffWrite } from '#operations/platform/staff-write.ts';

/** Stores how an order's parcel is followed. False where there is no such order. */
export function trackOrder(
  platform: Platform,
  actor: Actor,
  orderNumber: string,
  tracking: Tracking,
): Promise<boolean> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    if (!(await lockOrder(trx, orderNumber, now))) return false;
    const change = await storeTracking(trx, orderNumber, tracking);
    if (change) record(change);
    return true;
  });
}

/** Writes the tracking of a locked order, and of the parcel of it that left last. Returns the change for the audit log, null where it was so before. */
export async function storeTracking(trx: Db, orderNumber: string, after: Tracking): Promise<Change | null> {
  const order = await findOrder(trx, orderNumber);
  if (!order) return null;
  const { carrier, number, link } = order.tracking;
  if (carrier === after.carrier && number === after.number && link === after.link) return null;
  await writeTracking(trx, order.id, after);
  const last = await findLastParcel(trx, order.id);
  if (last) await writeParcelTracking(trx, last.id, after);
  return {
    action: 'order.tracking',
    subjectId: order.id,
    subject: orderNumber,
    before: { carrier, number, link },
    after,
  };
}
