import { findOrder } from '#database/queries/order/orders.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderLookup } from '#domain/order/order-lookup-form.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Finds an order. A wrong number and a wrong email have one result, so that nobody learns which orders there are. Problem
 * 'too-many-attempts': this number was tried with too many wrong emails.
 */
export async function lookUpOrder(
  { db, orderAttempts }: Pick<Platform, 'db' | 'orderAttempts'>,
  { orderNumber, email }: OrderLookup,
): Promise<
  | { ok: true; order: Order }
  | { ok: false; problem: 'order-not-found' }
  | { ok: false; problem: 'too-many-attempts'; retryAfterSeconds: number }
> {
  const refusal = await orderAttempts.take(orderNumber);
  if (refusal) return { ok: false, problem: 'too-many-attempts', ...refusal };
  const order = await findOrder(db, orderNumber);
  if (!order || normaliseEmail(order.customerInfo.email) !== normaliseEmail(email)) {
    return { ok: false, problem: 'order-not-found' };
  }
  await orderAttempts.giveBack(orderNumber);
  return { ok: true, order };
}
