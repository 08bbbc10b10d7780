import { isJobOfKeyWaiting } from '#database/queries/jobs/job-rows.ts';
import { findHeldMove } from '#database/queries/order/order-moves.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import type { MailRequest } from '#domain/mail/mail-request.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { statusMailKey } from './queue-mail.ts';

/**
 * True for the confirmation of an order that is cancelled while staff can undo that: it is sent if the order stands afterwards, and
 * the mail of the cancellation instead of it otherwise.
 */
export async function waitsForUndo({ db }: Pick<Platform, 'db'>, request: MailRequest): Promise<boolean> {
  if (request.mail !== 'order-confirmation') return false;
  const order = await findOrderById(db, request.orderId);
  if (order?.orderStatus !== 'cancelled') return false;
  if (await findHeldMove(db, order.id)) return true;
  return isJobOfKeyWaiting(db, statusMailKey('cancelled', order.id));
}
