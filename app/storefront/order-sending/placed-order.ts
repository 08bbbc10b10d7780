import {
  amount,
  amountOrNull,
  flag,
  list,
  messageReader,
  oneOf,
  type Reader,
  text,
  time,
} from '#app/browser/message-reader.ts';
import { objectOf } from '#app/browser/read-json.ts';
import type { OrderLineMessage, OrderMessage } from '#domain/api/order-message.ts';
import type { AdjustmentMessage } from '#domain/api/priced-cart-message.ts';
import { type CustomerInfo, readCustomerInfo } from '#domain/order/customer-info.ts';
import {
  DEFAULT_PAYMENT_METHOD,
  INITIAL_STATUS,
  ORDER_STATUSES,
  type OrderDelivery,
  PAYMENT_METHODS,
} from '#domain/order/order.ts';
import { type BillingAddress, readBillingAddress } from '#domain/order-wishes/billing-address.ts';
import { PAYMENT_STATES } from '#domain/payment/payment-state.ts';

const readPart = messageReader<OrderLineMessage['parts'][number]>()({
  name: text,
  variant: text,
  quantity: amount,
});

const readAdjustment = messageReader<AdjustmentMessage>()({ offer: text, reason: text, amount });

const readLine = messageReader<OrderLineMessage>()({
  id: text,
  variant: text,
  variantId: text,
  name: text,
  brand: text,
  image: text,
  quantity: amount,
  lineTotal: amount,
  adjustments: list(readAdjustment),
  given: flag,
  parts: list(readPart),
});

const customerInfo: Reader<OrderMessage['customerInfo'], CustomerInfo | null> = (value) =>
  readCustomerInfo(value);

const readDelivery = messageReader<NonNullable<OrderMessage['delivery']>>()({
  id: text,
  name: text,
  until: text,
  isChosen: flag,
});

/** A confirmation stored before orders named their delivery has none of it. */
const placedDelivery: Reader<OrderMessage['delivery'], OrderDelivery> = (value) =>
  readDelivery(objectOf(value));

const billing: Reader<OrderMessage['billing'], BillingAddress | null> = (value) => readBillingAddress(value);

const readOrder = messageReader<OrderMessage>()({
  orderNumber: text,
  orderDate: time,
  orderStatus: oneOf(ORDER_STATUSES, INITIAL_STATUS),
  estimatedDelivery: time,
  delivery: placedDelivery,
  paymentMethod: oneOf(PAYMENT_METHODS, DEFAULT_PAYMENT_METHOD),
  isTestCard: flag,
  paymentStatus: oneOf(PAYMENT_STATES, null),
  paymentProcessing: flag,
  payBy: text,
  subtotal: amount,
  shipping: amount,
  total: amount,
  vatIncluded: amountOrNull,
  items: list(readLine),
  deliveryAdjustments: list(readAdjustment),
  customerInfo,
  billing,
});

export type OrderedLine = ReturnType<typeof readLine>;

/**
 * An order as the shop's response and the stored confirmation have it. Money in pounds; times in ISO, '' where they are
 * missing; the status is that of the response; customer details are null where they are incomplete.
 */
export type PlacedOrder = ReturnType<typeof readOrder>;

/** Returns null where there is no order number. */
export function parsePlacedOrder(message: unknown): PlacedOrder | null {
  const order = readOrder(message);
  return order.orderNumber ? order : null;
}
