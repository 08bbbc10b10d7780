import { objectOf, textOf } from '#app/browser/read-json.ts';
import { type PlacedOrder, parsePlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import type { OrderRequestMessage } from '#domain/api/order-message.ts';
import type { OutboxOrder } from '#domain/order/outbox-order.ts';
import { orderRequestBody } from '#domain/order/outbox-order.ts';

export type SentOrder = { kind: 'placed'; order: PlacedOrder } | { kind: 'not-placed' } | { kind: 'unknown' };

const RESPOND_WITHIN_MS = 20_000;
const NOT_PLACED = ['order-not-placed', 'idempotency-key-reused', 'invalid-order'];

/** Asks the shop whether it has an order, without placing it. 'unknown' for every response that does not say so. */
export async function findSentOrder({ request, idempotencyKey }: OutboxOrder): Promise<SentOrder> {
  const message: OrderRequestMessage = orderRequestBody(request);
  try {
    const response = await fetch('/api/orders/find', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(RESPOND_WITHIN_MS),
    });
    const body: unknown = await response.json();
    if (NOT_PLACED.includes(textOf(objectOf(body).code))) return { kind: 'not-placed' };
    const order = response.ok ? parsePlacedOrder(body) : null;
    return order ? { kind: 'placed', order } : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}
