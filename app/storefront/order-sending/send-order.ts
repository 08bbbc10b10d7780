import type { OrderRequestMessage } from '#domain/api/order-message.ts';
import type { CartItem, CartLine } from '#domain/cart/cart.ts';
import { itemsToSend } from '#domain/cart/cart-lines.ts';
import type { CardDetails } from '#domain/order/checkout-form.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { BillingAddress } from '#domain/order-wishes/billing-address.ts';
import type { Gift } from '#domain/order-wishes/gift.ts';
import { type OrderResponse, readOrderResponse } from './order-response.ts';

export type OrderToSend = {
  items: readonly (CartLine & Pick<CartItem, 'quantity'>)[];
  customerInfo: CustomerInfo;
  paymentMethod: PaymentMethod;
  /** The id of the delivery that was chosen. */
  delivery?: string;
  card?: CardDetails;
  billing?: BillingAddress;
  gift?: Gift;
  /** Codes that take something off, and gifts that were chosen; missing for none. */
  codes?: string[];
  givenVariants?: string[];
  /** Missing where the buyer objects, or the shop asks nobody. */
  mayAskForReview?: true;
  /** In pounds: the total shown to the shopper, so that no other sum is ever charged silently. */
  expectedTotal?: number;
};

const RESPOND_WITHIN_MS = 20_000;
const AGAIN_AFTER_MS = 1_000;

/** Sends an order, and once more when no response comes: the key makes both the same order. */
export async function sendOrder(order: OrderToSend, idempotencyKey: string): Promise<OrderResponse> {
  const first = await sendOnce(order, idempotencyKey);
  if (first.kind !== 'unreachable' || isOffline()) return first;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  const second = await sendOnce(order, idempotencyKey);
  return second.kind === 'unreachable' ? { ...second, mayHaveArrived: true } : second;
}

async function sendOnce({ items, ...order }: OrderToSend, idempotencyKey: string): Promise<OrderResponse> {
  const beganOffline = isOffline();
  const message: OrderRequestMessage = {
    ...order,
    items: itemsToSend(items),
  };
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(RESPOND_WITHIN_MS),
    });
    return readOrderResponse(response.status, await bodyOf(response));
  } catch {
    return { kind: 'unreachable', mayHaveArrived: !(beganOffline && isOffline()) };
  }
}

/** Browsers set `onLine` to false only where there is no network at all. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Throws where the connection is lost in the middle of the body; a body that is no JSON reads as null. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
