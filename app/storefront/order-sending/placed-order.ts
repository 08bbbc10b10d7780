import { listOf, numberOf, objectOf, textOf } from '#app/browser/read-json.ts';
import { type CustomerInfo, readCustomerInfo } from '#domain/order/customer-info.ts';
import { INITIAL_STATUS, ORDER_STATUSES, type OrderStatus, type PaymentMethod } from '#domain/order/order.ts';

export type OrderedLine = {
  id: string;
  variant: string;
  name: string;
  brand: string;
  image: string;
  quantity: number;
  lineTotal: number;
};

/** An order as the shop answers it and as the confirmation keeps it. Money in pounds. */
export type PlacedOrder = {
  orderNumber: string;
  /** ISO time; '' where it is not said. */
  orderDate: string;
  /** As it was when the shop answered. */
  orderStatus: OrderStatus;
  /** ISO time from which it may arrive; '' where it is not said. */
  estimatedDelivery: string;
  paymentMethod: PaymentMethod;
  /** No money was taken. */
  isTestCard: boolean;
  subtotal: number;
  shipping: number;
  total: number;
  /** Null where the shop was not registered for VAT. */
  vatIncluded: number | null;
  items: OrderedLine[];
  /** Null where the shop does not repeat it. */
  customerInfo: CustomerInfo | null;
};

/** Null when it is no order. */
export function parsePlacedOrder(answer: unknown): PlacedOrder | null {
  const order = objectOf(answer);
  const orderNumber = textOf(order.orderNumber);
  if (!orderNumber) return null;
  return {
    orderNumber,
    orderDate: momentOf(order.orderDate),
    orderStatus: ORDER_STATUSES.find((status) => status === order.orderStatus) ?? INITIAL_STATUS,
    estimatedDelivery: momentOf(order.estimatedDelivery),
    paymentMethod: order.paymentMethod === 'card' ? 'card' : 'cod',
    isTestCard: order.isTestCard === true,
    subtotal: numberOf(order.subtotal),
    shipping: numberOf(order.shipping),
    total: numberOf(order.total),
    vatIncluded: typeof order.vatIncluded === 'number' ? order.vatIncluded : null,
    items: listOf(order.items).map(parseLine),
    customerInfo: readCustomerInfo(order.customerInfo),
  };
}

function momentOf(value: unknown): string {
  const text = textOf(value);
  return Number.isNaN(Date.parse(text)) ? '' : text;
}

function parseLine(item: Record<string, unknown>): OrderedLine {
  return {
    id: textOf(item.id),
    variant: textOf(item.variant),
    name: textOf(item.name),
    brand: textOf(item.brand),
    image: textOf(item.image),
    quantity: numberOf(item.quantity),
    lineTotal: numberOf(item.lineTotal),
  };
}
