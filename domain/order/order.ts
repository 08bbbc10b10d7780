import type { Pence } from '#domain/money/money.ts';

/** Spec §4: confirmed is the first; any may be set from any other. */
export const ORDER_STATUSES = ['confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export const PAYMENT_METHODS = ['cod', 'card'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export type CustomerInfo = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postcode: string;
  country: string;
  notes: string;
};

/** A copy of what was sold, so that an order outlives its product (decision 29). */
export type OrderLine = {
  /** The product's slug. */
  productId: string;
  variant: string;
  name: string;
  brand: string;
  sku: string | null;
  imageUrl: string | null;
  unitPricePence: Pence;
  quantity: number;
  linePence: Pence;
};

export type Order = {
  id: string;
  orderNumber: string;
  customerInfo: CustomerInfo;
  paymentMethod: PaymentMethod;
  /** All that is ever kept of a card (decision 3). */
  card: { brand: string; last4: string } | null;
  /** Paid by the demo's test card: no money was taken. */
  isTestCard: boolean;
  orderStatus: OrderStatus;
  lines: OrderLine[];
  subtotalPence: Pence;
  shippingPence: Pence;
  totalPence: Pence;
  /** What held when it was placed; null where the shop was not registered for VAT. */
  vatRatePercent: number | null;
  orderDate: string;
  estimatedDelivery: string;
  createdAt: string;
  /** Put away by staff (decision 29). */
  isArchived: boolean;
  updatedAt: string;
};

export type OrderSummary = Pick<
  Order,
  'orderNumber' | 'paymentMethod' | 'orderStatus' | 'totalPence' | 'createdAt'
> & {
  customerName: string;
  email: string;
  firstLines: { name: string; variant: string; quantity: number }[];
  moreLines: number;
};

export const INITIAL_STATUS: OrderStatus = 'confirmed';
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'cod';

/** The prefix (ZA), the last 6 digits of the time in milliseconds, 3 random digits (spec §9); `random` is from 0 up to, not with, 1. */
export function orderNumber(timeMs: number, random: number, prefix = 'ZA'): string {
  const time = String(Math.trunc(timeMs) % 1_000_000).padStart(6, '0');
  const chance = String(Math.floor(random * 1000)).padStart(3, '0');
  return `${prefix}${time}${chance}`;
}

/** Three days ahead, as an ISO time in UTC (spec §9). */
export function estimatedDelivery(placedAtMs: number): string {
  return new Date(placedAtMs + 3 * DAY_MS).toISOString();
}

/** Whether staff should be asked if they mean it: any move is allowed (spec §4), but not every one is usual. */
export function isUnusualMove(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to && !USUAL_MOVES[from].includes(to);
}

/** The usual step after this one; null where there is none. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  const [next = null] = USUAL_MOVES[status];
  return next === 'cancelled' ? null : next;
}

/** Whether an order in this status has its stock: all but a cancelled one (decision 5). */
export function holdsStock(status: OrderStatus): boolean {
  return status !== 'cancelled';
}

/** The first three items, for the order list (spec §2). */
export function linesShown<T>(lines: readonly T[]): T[] {
  return lines.slice(0, LINES_SHOWN);
}

/** '+2 more' for the items that are not shown (spec §2); '' when there are none. */
export function moreLinesText(count: number): string {
  return count > 0 ? `+${count} more` : '';
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LINES_SHOWN = 3;

const USUAL_MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  confirmed: ['processing', 'shipped', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};
