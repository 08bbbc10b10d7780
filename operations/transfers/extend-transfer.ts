import { insertOrderEvent, lockOrder } from '#database/queries/order/order-rows.ts';
import { awaitTransferAnew } from '#operations/bank/await-transfer.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** Gives an order that awaits its transfer the whole time anew; false where it does not, or not any more. */
export function extendTransfer(platform: Platform, actor: Actor, orderNumber: string): Promise<boolean> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    const order = await lockOrder(trx, orderNumber, now);
    const isAwaited = order?.paymentMethod === 'transfer' && order.paymentState === 'awaiting payment';
    if (!order || !isAwaited || order.status === 'cancelled') return false;
    const holdUntil = await awaitTransferAnew(trx, order.id, { now, newId });
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note: 'More time to transfer',
      from_status: order.status,
      to_status: order.status,
    });
    record({
      action: 'order.transfer-time',
      subjectId: order.id,
      subject: orderNumber,
      before: { holdUntil: order.holdUntil },
      after: { holdUntil },
    });
    return true;
  });
}
