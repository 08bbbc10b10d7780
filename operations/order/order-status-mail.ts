import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { queueMailOfChange } from '#operations/mail/queue-mail.ts';

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
  await queueMailOfChange(trx, { mail: `order-${status}`, orderId }, `order-${status} ${orderId}`, stamp);
}
