import { findOrder } from '#database/queries/order/orders.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { normalisePostcode } from '#domain/fields/postcode.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderLookup } from '#domain/order/order-lookup-form.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Finds an order. A wrong number and a wrong email have one result, so that nobody learns which orders there are. Problem
 * 'postcode-asked': this number was tried with many wrong emails, and opens with its postcode as well. It is never refused
 * altogether, or a stranger could lock its customer out (docs/decisions/132-a-postcode-instead-of-a-lock.md).
 */
export async function lookUpOrder(
  { db, orderAttempts }: Pick<Platform, 'db' | 'orderAttempts'>,
  { orderNumber, email, postcode }: OrderLookup,
): Promise<{ ok: true; order: Order } | { ok: false; problem: 'order-not-found' | 'postcode-asked' }> {
  const isGuessed = (await orderAttempts.take(orderNumber)) !== null;
  if (isGuessed && postcode === '') return { ok: false, problem: 'postcode-asked' };
  const order = await findOrder(db, orderNumber);
  if (!order || !isCustomers(order, email)) return { ok: false, problem: 'order-not-found' };
  if (isGuessed)
    return hasPostcode(order, postcode) ? { ok: true, order } : { ok: false, problem: 'order-not-found' };
  await orderAttempts.giveBack(orderNumber);
  return { ok: true, order };
}

function isCustomers({ customerInfo }: Order, email: string): boolean {
  return normaliseEmail(customerInfo.email) === normaliseEmail(email);
}

function hasPostcode({ customerInfo }: Order, postcode: string): boolean {
  const plain = (text: string) => normalisePostcode(text).replaceAll(/\s/g, '').toUpperCase();
  return plain(customerInfo.postcode) === plain(postcode);
}
