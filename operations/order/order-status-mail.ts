import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { queueMail, queueMailOfChange, statusMailKey } from '#operations/mail/queue-mail.ts';

/**
 * Asks for the mail that tells the customer of a new status. One of a status waits at a time, and it is sent only if the
 * order still has that status then. A final one is told of at once.
 */
export async function queueStatusMail(
  trx: Db,
  orderId: string,
  status: OrderStatus,
  stamp: Stamp,
  isFinal = false,
): Promise<void> {
  if (status !== 'shipped' && status !== 'delivered' && status !== 'cancelled') return;
  if (isFinal) return queueMail(trx, { mail: `order-${status}`, orderId }, stamp);
  await queueMailOfChange(trx, { mail: `order-${status}`, orderId }, statusMailKey(status, orderId), stamp);
}
