import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertOrderEvent, type LockedOrder, writeOrderStatus } from '#database/queries/order/order-rows.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { moveLines } from './move-lines.ts';

/**
 * Cancels a locked order that was not paid in time, and returns its stock, once. `hold_until` stays, which tells an expired order
 * from a cancelled one. Returns the slugs whose stock moved.
 */
export async function releaseUnpaid(trx: Db, order: LockedOrder, stamp: Stamp): Promise<string[]> {
  if (order.status !== 'confirmed' && order.status !== 'processing') return [];
  const moved = await moveLines(trx, order, { to: 'cancelled', stock: 'return', actor: null }, stamp);
  await writeOrderStatus(trx, order.id, 'cancelled');
  await insertOrderEvent(trx, {
    id: stamp.newId(),
    order_id: order.id,
    at: stamp.now,
    actor: null,
    note: 'Not paid in time',
    from_status: order.status,
    to_status: 'cancelled',
  });
  await queueUnaskedMail(trx, { mail: 'order-expired', orderId: order.id }, order.email, stamp);
  return moved;
}
