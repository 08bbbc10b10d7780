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
  return orderUnderKey(db, idempotencyKey, fingerprintOf(request, card));
}

/** The same by the fingerprint of a request. */
export async function orderUnderKey(db: Db, key: string, fingerprint: string): Promise<WriteResult | null> {
  const earlier = await findOrderByKey(db, key);
  if (!earlier) return null;
  if (earlier.fingerprint !== fingerprint)
    return { ok: false, problem: 'idempotency-key-reused', orderNumber: earlier.order.orderNumber };
  return { ok: true, order: earlier.order };
}

/** Distinguishes two requests under one key; of a card only the last four digits are stored. */
export function fingerprintOf(request: OrderRequest, card: CardToken | null): string {
  const text = orderRequestText(request, card?.last4 ?? null);
  return createHash('sha256').update(text).digest('hex');
}
