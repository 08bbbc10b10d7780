import { createHash } from 'node:crypto';
import type { Db } from '#database/open.ts';
import { findOrderByKey } from '#database/queries/order/orders.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderProblem } from '#domain/order/order-problem.ts';
import { type OrderRequest, orderRequestText } from '#domain/order/order-request.ts';

/** A card that was read at the edge: a token for the provider, and its last four digits. */
export type CardToken = { token: string; last4: string };

export type WriteResult = { ok: true; order: Order } | ({ ok: false } & OrderProblem);

/** Returns the order this very request has placed under its key; idempotency-key-reused where another did; null where none did. */
export function findPlacedOrder(
  db: Db,
  idempotencyKey: string,
  request: OrderRequest,
  card: CardToken | null,
): Promise<WriteResult | null> {
  return orderUnderKey(db, idempotencyKey, fingerprintsOf(request, card));
}

/** The same by the fingerprints of a request. */
export async function orderUnderKey(
  db: Db,
  key: string,
  fingerprints: readonly string[],
): Promise<WriteResult | null> {
  const earlier = await findOrderByKey(db, key);
  if (!earlier) return null;
  if (!fingerprints.includes(earlier.fingerprint))
    return { ok: false, problem: 'idempotency-key-reused', orderNumber: earlier.order.orderNumber };
  return { ok: true, order: earlier.order };
}

/**
 * Distinguishes two requests under one key; of a card only the last four digits are stored. The first is stored; the second is
 * that of the same order from a client that knew no ids of variants.
 */
export function fingerprintsOf(request: OrderRequest, card: CardToken | null): [string, string] {
  const digest = (byNames: boolean) =>
    createHash('sha256')
      .update(orderRequestText(request, card?.last4 ?? null, { byNames }))
      .digest('hex');
  return [digest(false), digest(true)];
}
