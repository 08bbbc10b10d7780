import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';

/** Gives staff a minute to undo a change, or to add the tracking, before the customer hears of it. */
const PAUSE_MS = 60_000;

/**
 * Asks for the mail that tells the customer of a new status. One of a status waits at a time, and it is sent only if the
 * order still has that status then.
 */
export async function queueStatusMail(
  trx: Db,
  orderId: string,
  status: OrderStatus,
  stamp: Stamp,
): Promise<void> {
  if (status !== 'shipped' && status !== 'delivered' && status !== 'cancelled') return;
  const key = `order-${status} ${orderId}`;
  const runAt = new Date(Date.parse(stamp.now) + PAUSE_MS).toISOString();
  await queueMail(trx, { mail: `order-${status}`, orderId }, stamp, { key, runAt });
}
