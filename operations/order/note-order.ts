import { insertOrderEvent, lockOrder } from '#database/queries/order/order-rows.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** Adds a note to an order's history; its status stays. False: the order is gone. */
export function noteOrder(
  platform: Platform,
  actor: Actor,
  orderNumber: string,
  note: string,
): Promise<boolean> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    const order = await lockOrder(trx, orderNumber, now);
    if (!order) return false;
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note,
      from_status: order.status,
      to_status: order.status,
    });
    record({
      action: 'order.note',
      subjectId: order.id,
      subject: orderNumber,
      before: null,
      after: { note },
    });
    return true;
  });
}
