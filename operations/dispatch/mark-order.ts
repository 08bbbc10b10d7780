import { findMarks, writeMarks } from '#database/queries/order/marked-orders.ts';
import { lockOrder } from '#database/queries/order/order-rows.ts';
import type { OrderMarks } from '#domain/order-marks/order-marks.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** Marks an order for the staff: who has it in hand, and tags, in place of the former ones. False: the order is gone. */
export function markOrder(
  platform: Platform,
  actor: Actor,
  orderNumber: string,
  marks: OrderMarks,
): Promise<boolean> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const order = await lockOrder(trx, orderNumber, now);
    if (!order) return false;
    const before = await findMarks(trx, order.id);
    await writeMarks(trx, order.id, marks);
    record({
      action: 'order.mark',
      subjectId: order.id,
      subject: orderNumber,
      before: { inHand: before.person, tags: before.tags.join(', ') },
      after: { inHand: marks.person, tags: marks.tags.join(', ') },
    });
    return true;
  });
}
