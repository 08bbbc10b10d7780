import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';
import { penceToPounds } from '#domain/money/money.ts';
import { readBillingAddress } from '#domain/order-wishes/billing-address.ts';
import { parseOfferChoice } from '#domain/promotions/offer-choice.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { readCustomerInfo } from './customer-info.ts';
import { isIdempotencyKey } from './idempotency-key.ts';
import type { OrderRequest } from './order-request.ts';

/** A cash order that could not be sent, stored under the browser's key `orders` (docs/decisions/032-offline-orders-outbox.md). */
export type OutboxOrder = {
  idempotencyKey: string;
  request: OrderRequest;
  /** ISO time */
  keptAt: string;
  /** False where it surely never left this device; else the shop may have it and its response was lost. */
  mayHaveArrived: boolean;
  /** The reason for which the shop refused it; null while it waits. */
  problem: string | null;
};

/** Parses stored orders. Drops broken ones, card orders and second ones of a key, and card data always. */
export function parseOutboxOrders(value: unknown): OutboxOrder[] {
  if (!Array.isArray(value)) return [];
  const orders = new Map<string, OutboxOrder>();
  for (const stored of value.slice(0, MAX_ORDERS)) {
    const order = parseOutboxOrder(stored);
    if (order && !orders.has(order.idempotencyKey)) orders.set(order.idempotencyKey, order);
  }
  return [...orders.values()];
}

/** The body of POST /api/orders; money in pounds. */
export function orderRequestBody({
  items,
  customerInfo,
  paymentMethod,
  delivery,
  expectedTotalPence,
  billing,
  gift,
  codes,
  givenVariants,
}: OrderRequest) {
  const expectedTotal = expectedTotalPence === null ? null : penceToPounds(expectedTotalPence);
  return {
    items,
    customerInfo,
    paymentMethod,
    ...(delivery && { delivery }),
    ...(billing && { billing }),
    ...(gift && { gift }),
    ...(codes && { codes }),
    ...(givenVariants && { givenVariants }),
    expectedTotal,
  };
}

const MAX_ORDERS = 100;

function parseOutboxOrder(stored: unknown): OutboxOrder | null {
  if (!isRecord(stored) || !isIdempotencyKey(stored.idempotencyKey)) return null;
  const { idempotencyKey, keptAt, problem } = stored;
  const request = parseRequest(stored.request);
  if (!request || typeof keptAt !== 'string' || Number.isNaN(Date.parse(keptAt))) return null;
  return {
    idempotencyKey,
    request,
    keptAt,
    mayHaveArrived: stored.mayHaveArrived !== false,
    problem: typeof problem === 'string' ? problem : null,
  };
}

/** Without Valibot, which stays off the pages that send outbox orders. The server checks everything again. */
function parseRequest(stored: unknown): OrderRequest | null {
  if (!isRecord(stored) || stored.paymentMethod !== 'cod' || !Array.isArray(stored.items)) return null;
  const items = stored.items.map(parseItem).filter((item) => item !== null);
  const customerInfo = readCustomerInfo(stored.customerInfo);
  if (!customerInfo || items.length !== stored.items.length) return null;
  if (items.length === 0 || items.length > MAX_CART_LINES) return null;
  const expected = stored.expectedTotalPence;
  const expectedTotalPence = typeof expected === 'number' && Number.isSafeInteger(expected) ? expected : null;
  const { delivery, gift } = stored;
  const billing = readBillingAddress(stored.billing);
  const { codes, givenVariants } = parseOfferChoice(stored);
  return {
    items,
    customerInfo,
    paymentMethod: 'cod',
    ...(typeof delivery === 'string' && delivery !== '' && { delivery }),
    expectedTotalPence,
    ...(billing && { billing }),
    ...(isRecord(gift) && typeof gift.message === 'string' && { gift: { message: gift.message } }),
    ...(codes.length > 0 && { codes }),
    ...(givenVariants.length > 0 && { givenVariants }),
  };
}

function parseItem(stored: unknown): OrderRequest['items'][number] | null {
  if (!isRecord(stored)) return null;
  const { id, variant, variantId, quantity } = stored;
  if (typeof id !== 'string' || typeof variant !== 'string' || typeof quantity !== 'number') return null;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_LINE_QUANTITY) return null;
  return { id, variant, ...(typeof variantId === 'string' && { variantId }), quantity };
}
