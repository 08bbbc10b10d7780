import { type CartItem, parseCart } from '#domain/cart/cart.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { isIdempotencyKey } from './idempotency-key.ts';
import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS, type PaymentMethod } from './order.ts';

/** The order of the checkout, stored under the browser's key `currentOrder`. Money in pounds. */
export type PendingOrder = {
  items: CartItem[];
  paymentMethod: PaymentMethod;
  subtotal: number;
  shipping: number;
  total: number;
  /** ISO time */
  orderDate: string;
  /** Makes sending the order twice harmless. */
  idempotencyKey: string;
};

/** Parses the stored order; null where anything but the payment method is broken. */
export function parsePendingOrder(value: unknown): PendingOrder | null {
  if (!isRecord(value) || !Array.isArray(value.items)) return null;
  const items = parseCart(value.items);
  if (items.length === 0 || items.length !== value.items.length) return null;
  const { subtotal, shipping, total, orderDate, idempotencyKey } = value;
  if (!isAmount(subtotal) || !isAmount(shipping) || !isAmount(total) || !isIdempotencyKey(idempotencyKey))
    return null;
  if (typeof orderDate !== 'string' || Number.isNaN(Date.parse(orderDate))) return null;
  const paymentMethod =
    PAYMENT_METHODS.find((method) => method === value.paymentMethod) ?? DEFAULT_PAYMENT_METHOD;
  return { items, paymentMethod, subtotal, shipping, total, orderDate, idempotencyKey };
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
