import type { Pence } from '#domain/money/money.ts';
import type { BillingAddress } from '#domain/order-wishes/billing-address.ts';
import type { Gift } from '#domain/order-wishes/gift.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';
import type { CustomerInfo } from './customer-info.ts';
import type { Tracking } from './tracking.ts';

/** Confirmed is the first; any may be set from any other (docs/decisions/041-order-status-any-to-any.md). */
export const ORDER_STATUSES = ['confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export const PAYMENT_METHODS = ['cod', 'card', 'transfer'] as const;
/** How an order came: by the shop's pages and API, or entered by staff for somebody on the phone or at the counter. */
export const ORDER_CHANNELS = ['web', 'phone', 'counter'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

export const CHANNEL_NAMES: Record<OrderChannel, string> = {
  web: 'Website',
  phone: 'Phone',
  counter: 'Counter',
};

/** A copy of the sold product, so that an order outlives it (docs/decisions/040-deletion-and-archive.md). */
export type OrderLine = {
  /** The line's own, which stays whatever becomes of its product. */
  lineId: string;
  /** The product's slug. */
  productId: string;
  variant: string;
  variantId: string;
  name: string;
  brand: string;
  sku: string | null;
  imageUrl: string | null;
  unitPricePence: Pence;
  quantity: number;
  linePence: Pence;
  /** The VAT in it; 0 where the shop was not registered for VAT. */
  vatPence: Pence;
  /** What one of it held; empty for a product that was not a set. */
  parts: OrderLinePart[];
};

/** A copy of a part of a set; `quantity` of it in one set. */
export type OrderLinePart = Pick<OrderLine, 'productId' | 'variant' | 'name' | 'brand' | 'sku' | 'quantity'>;

/** Why a line, or delivery, cost less, as it stands after all corrections. */
export type OrderAdjustment = {
  /** Null for delivery. */
  lineId: string | null;
  promotionId: string;
  words: string;
  /** '' for none. */
  code: string;
  pence: Pence;
  /** The line is given, not bought. */
  isGift: boolean;
};

export type Order = {
  id: string;
  orderNumber: string;
  customerInfo: CustomerInfo;
  paymentMethod: PaymentMethod;
  /** All that is ever stored of a card (docs/decisions/030-card-data-never-stored.md). */
  card: { brand: string; last4: string } | null;
  /** Paid by the demo's test card: no money was taken. */
  isTestCard: boolean;
  orderStatus: OrderStatus;
  paymentState: PaymentState;
  /** Until when its stock is held for a payment (UTC, ISO); null where it does not end by itself. */
  holdUntil: string | null;
  tracking: Tracking;
  lines: OrderLine[];
  subtotalPence: Pence;
  shippingPence: Pence;
  totalPence: Pence;
  /** Of the total, what a correction made it cost more and nobody has paid yet; missing or 0 where nothing is owed. */
  differencePence?: Pence;
  /** The VAT in the total, by the rates when it was placed; null where the shop was not registered for VAT. */
  vatPence: Pence | null;
  /** Sold without UK VAT by a registered shop, because it left the area of UK VAT. */
  isExport: boolean;
  orderDate: string;
  estimatedDelivery: string;
  delivery: OrderDelivery;
  /** Whom the invoice names; null where that is whom the goods go to. */
  billing: BillingAddress | null;
  gift: Gift | null;
  /** Why lines or delivery cost less, by offers; missing or empty where none did. */
  adjustments?: readonly OrderAdjustment[];
  channel: OrderChannel;
  /** The staff member who entered it; '' for an order of a shopper. */
  enteredBy: string;
  createdAt: string;
  isArchived: boolean;
  updatedAt: string;
};

/** The delivery of an order as it was promised. */
export type OrderDelivery = {
  /** '' for an order of before there were services. */
  id: string;
  name: string;
  /** The last day ('2026-12-01'); '' for an order of before it was stored. */
  until: string;
  /** True where there were others to choose: then pages and papers name it. */
  isChosen: boolean;
};

/** 'Delivery', or 'Delivery: Next day' where others could be chosen. */
export function deliveryLabel({ name, isChosen }: Pick<OrderDelivery, 'name' | 'isChosen'>): string {
  return isNamed({ name, isChosen }) ? `Delivery: ${name}` : 'Delivery';
}

/** True for a delivery that was one of several: pages, mails and papers name it. */
export function isNamed({ name, isChosen }: Pick<OrderDelivery, 'name' | 'isChosen'>): boolean {
  return isChosen && name !== '';
}

export type OrderSummary = Pick<
  Order,
  'orderNumber' | 'paymentMethod' | 'orderStatus' | 'paymentState' | 'totalPence' | 'createdAt' | 'channel'
> & {
  customerName: string;
  email: string;
  firstLines: { name: string; variant: string; quantity: number }[];
  moreLines: number;
};

export const INITIAL_STATUS: OrderStatus = 'confirmed';
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'cod';

/** The prefix and 9 random digits, which say nothing of the time (docs/decisions/131-order-numbers-at-random.md); `random` is in [0, 1). */
export function orderNumber(random: number, prefix = 'ZA'): string {
  return `${prefix}${String(Math.floor(random * 1_000_000_000)).padStart(9, '0')}`;
}

/** True where staff must confirm: any move is allowed, but not every one is usual. */
export function isUnusualMove(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to && !USUAL_MOVES[from].includes(to);
}

/** The usual step after this one; null where there is none. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  const [next = null] = USUAL_MOVES[status];
  return next === 'cancelled' ? null : next;
}

/** True for every status whose order has taken stock: all but cancelled (docs/decisions/037-stock-with-the-order.md). */
export function holdsStock(status: OrderStatus): boolean {
  return status !== 'cancelled';
}

/** True for the statuses of goods that are on their way or there. */
export function hasLeft(status: OrderStatus): boolean {
  return status === 'shipped' || status === 'delivered';
}

/** The first three lines, for the order list. */
export function linesShown<T>(lines: readonly T[]): T[] {
  return lines.slice(0, LINES_SHOWN);
}

/** '+2 more' for the lines that are not shown; '' when there are none. */
export function moreLinesText(count: number): string {
  return count > 0 ? `+${count} more` : '';
}

const LINES_SHOWN = 3;

const USUAL_MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  confirmed: ['processing', 'shipped', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};
