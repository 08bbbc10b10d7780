import * as v from 'valibot';
import { MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';
import { atMostCharacters } from '#domain/fields/character-count.ts';
import { FILLED_PATTERN } from '#domain/fields/text-patterns.ts';
import { cardSchema } from '#domain/order/checkout-form.ts';
import { CUSTOMER_FIELDS } from '#domain/order/customer-info.ts';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#domain/order/order.ts';
import { orderRequestEntries } from '#domain/order/order-request.ts';
import { LINE_STATES } from '#domain/order-lines/line-state.ts';
import { PAYMENT_STATES } from '#domain/payment/payment-state.ts';
import { pounds, text, whole } from './field-messages.ts';
import { adjustmentMessage, totalsMessage } from './priced-cart-message.ts';

/** The body of POST /api/orders. The server reads the card apart, so that it can never travel with the order. */
export const orderRequestMessage = v.object({
  ...orderRequestEntries,
  expectedTotal: v.pipe(
    orderRequestEntries.expectedTotal,
    v.description('The total that the shopper saw; any other is refused with price-changed'),
    v.examples([24.99]),
  ),
  delivery: v.pipe(
    orderRequestEntries.delivery,
    v.description(
      'The id of one of the deliveries that POST /api/cart offers there; the first where it is missing',
    ),
  ),
  card: v.pipe(v.optional(cardSchema), v.description('The test card of a demo shop; no other is taken here')),
});

const orderLineMessage = v.object({
  lineId: v.pipe(text, v.description('Of this line of this order; what becomes of it names it')),
  id: text,
  variant: text,
  variantId: v.pipe(text, v.description('Of the variant that was sold, whatever it is called since')),
  name: text,
  brand: text,
  price: pounds,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY)),
  lineTotal: v.pipe(pounds, v.description('Before its adjustments')),
  adjustments: v.pipe(v.array(adjustmentMessage), v.description('What offers took off it')),
  given: v.pipe(v.boolean(), v.description('An offer gave it: nothing was paid for it')),
  image: text,
  parts: v.pipe(
    v.array(
      v.object({
        id: text,
        variant: text,
        name: text,
        quantity: v.pipe(v.number(), v.integer(), v.description('In one set')),
      }),
    ),
    v.description('What a set holds; empty for other products'),
  ),
});

/** An order as the shopper who placed it may see it. */
export const orderMessage = v.object({
  orderNumber: text,
  items: v.array(orderLineMessage),
  ...totalsMessage.entries,
  discount: v.pipe(pounds, v.description('What was taken off the items; the subtotal is before it')),
  deliveryAdjustments: v.pipe(
    v.array(adjustmentMessage),
    v.description('What offers took off delivery; shipping is after it'),
  ),
  vatIncluded: v.pipe(
    v.nullable(v.number()),
    v.description('In pounds; null where the shop was not registered for VAT when the order was placed'),
  ),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  card: v.pipe(
    v.nullable(v.object({ brand: text, last4: text })),
    v.description('Brand and last four digits, never more'),
  ),
  isTestCard: v.pipe(
    v.boolean(),
    v.description('Paid with the test card of a demo shop: no money was taken'),
  ),
  paymentStatus: v.picklist(PAYMENT_STATES),
  paymentProcessing: v.pipe(
    v.boolean(),
    v.description('The bank works on a payment: nothing is to be paid until it has replied'),
  ),
  payBy: v.pipe(
    v.nullable(text),
    v.description('Until when the order is held for its payment; null where none is awaited'),
  ),
  orderStatus: v.picklist(ORDER_STATUSES),
  orderDate: text,
  estimatedDelivery: text,
  delivery: v.pipe(
    v.nullable(
      v.object({
        id: text,
        name: text,
        until: v.pipe(text, v.description('The last day on which it is promised: 2026-12-01')),
        isChosen: v.pipe(v.boolean(), v.description('There were others to choose')),
      }),
    ),
    v.description('Null for an order of before there were services'),
  ),
  customerInfo: v.object({
    ...v.entriesFromList(CUSTOMER_FIELDS, text),
    flat: v.pipe(
      v.optional(text),
      v.description('The second line of the address, which holds it too; missing where there is none'),
    ),
  }),
  billing: v.pipe(
    v.nullable(v.object({ name: text, address: text, city: text, postcode: text, country: text })),
    v.description('Whom the invoice names; null where that is whom the goods go to'),
  ),
  gift: v.pipe(v.nullable(v.object({ message: text })), v.description('No prices travel with a gift')),
  createdAt: text,
  updatedAt: text,
});

/** Where the pieces of an order's lines are, as the shop has them; its status is the owner's word. */
const goodsMessage = {
  goodsStatus: v.pipe(
    v.picklist(LINE_STATES),
    v.description('Where the goods are, by what happened to each line; beside orderStatus'),
  ),
  pieces: v.pipe(
    v.array(
      v.object({
        lineId: text,
        ordered: whole,
        cancelled: whole,
        sent: whole,
        returned: v.pipe(whole, v.description('Of those that were sent')),
        refunded: v.pipe(whole, v.description('Wherever they are')),
      }),
    ),
    v.description('What happened to the pieces of each line'),
  ),
};

/** An order as somebody who looks it up may see it. */
export const foundOrderMessage = v.object({ ...orderMessage.entries, ...goodsMessage });

const openPaymentMessage = v.object({ clientSecret: text, publishableKey: text });

const payment = v.pipe(
  v.nullable(openPaymentMessage),
  v.description("What the shopper's browser pays the provider with; null where it has nothing to pay"),
);

export const placedOrderMessage = v.object({ ...orderMessage.entries, payment });

/** An email or a token, bounded before anything reads it. */
const shortWords = v.pipe(text, atMostCharacters(1000), v.metadata({ maxLength: 1000 }));

/** The body of POST /api/orders/{orderNumber}/payment. */
export const paymentRequestMessage = v.pipe(
  v.object({
    email: v.pipe(v.optional(shortWords, ''), v.description('Of the order; not needed with a link')),
    postcode: v.pipe(
      v.optional(shortWords, ''),
      v.description('Where the number was tried with many wrong emails'),
    ),
    link: v.pipe(
      v.optional(shortWords, ''),
      v.description("The token of the order's page, in place of its email"),
    ),
    card: v.pipe(
      v.optional(cardSchema),
      v.description('The test card of a demo shop; no other is taken here'),
    ),
  }),
  // Blank texts count as missing.
  v.metadata({
    anyOf: [
      { required: ['email'], properties: { email: { pattern: FILLED_PATTERN } } },
      { required: ['link'], properties: { link: { minLength: 1 } } },
    ],
  }),
);

export const paymentMessage = v.object({
  paymentStatus: v.picklist(PAYMENT_STATES),
  payBy: orderMessage.entries.payBy,
  payment,
});

export type OrderRequestMessage = v.InferInput<typeof orderRequestMessage>;
export type OrderLineMessage = v.InferOutput<typeof orderLineMessage>;
export type FoundOrderMessage = v.InferOutput<typeof foundOrderMessage>;
export type OrderMessage = v.InferOutput<typeof orderMessage>;
