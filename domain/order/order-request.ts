import * as v from 'valibot';
import { type CartLine, MAX_CART_LINES, MAX_LINE_QUANTITY, sameLine } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { fieldErrors, fieldInGroup, fieldInList } from '#domain/fields/field-errors.ts';
import { listField } from '#domain/fields/list-field.ts';
import { optionalLine, requiredLine } from '#domain/fields/text-field.ts';
import { type Pence, poundsToPence } from '#domain/money/money.ts';
import { type BillingAddress, billingField, billingText } from '#domain/order-wishes/billing-address.ts';
import { type Gift, giftField } from '#domain/order-wishes/gift.ts';
import { codesField, givenVariantsField } from '#domain/promotions/codes-field.ts';
import { foldCodes } from '#domain/promotions/promotion-code.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { CART_EMPTY } from '#domain/words/messages.ts';
import { lastFour } from './card.ts';
import { type CardDetails, cardSchema, customerInfoSchema, paymentMethodField } from './checkout-form.ts';
import type { CustomerInfo } from './customer-info.ts';
import type { PaymentMethod } from './order.ts';

/** A requested order. It holds no prices but the expected total (docs/decisions/036-server-prices-orders.md), and never a card. */
export type OrderRequest = {
  items: OrderedItem[];
  customerInfo: CustomerInfo;
  paymentMethod: PaymentMethod;
  /** The id of the delivery that was chosen; missing or blank where the first is meant. */
  delivery?: string;
  /** The goods are taken along from the counter: staff alone enter such an order. */
  handsOver?: boolean;
  expectedTotalPence: Pence | null;
  /** Missing where the invoice goes where the goods go. */
  billing?: BillingAddress;
  /** Missing where the order is no gift. */
  gift?: Gift;
  /** Codes of offers, as they were entered; missing for none. */
  codes?: string[];
  /** Variants that were chosen where an offer gives one of several; missing for none. */
  givenVariants?: string[];
  /** The buyer was told that the shop asks for a review by mail, and did not object; missing where not. */
  mayAskForReview?: true;
};

/** The variant by its id, which outlives its name, where the sender knows it; else by the product's slug and its name. */
export type OrderedItem = { id: string; variant: string; variantId?: string; quantity: number };

export type ParsedOrderRequest =
  | { ok: true; order: OrderRequest; card: CardDetails | null }
  | { ok: false; errors: Record<string, string> };

const QUANTITY = `Quantity must be a whole number from 1 to ${MAX_LINE_QUANTITY}`;
const TOO_MANY_LINES = `An order can hold at most ${MAX_CART_LINES} different items`;
const NO_CARD_HERE = 'Card details are not taken here: the payment service takes them';
const MAX_TOTAL = 1_000_000_000;
const EXPECTED_TOTAL = 'The expected total must be an amount in pounds';

const quantitySchema = v.nullish(
  v.pipe(
    v.number(QUANTITY),
    v.integer(QUANTITY),
    v.minValue(1, QUANTITY),
    v.maxValue(MAX_LINE_QUANTITY, QUANTITY),
  ),
  0,
);

const itemSchema = v.object(
  {
    id: requiredLine('Product', 200),
    variant: v.pipe(
      optionalLine('Variant', 200),
      v.transform((variant) => variant || STANDARD_VARIANT),
    ),
    variantId: v.optional(optionalLine('Variant', 200)),
    quantity: quantitySchema,
  },
  'An item must have an id and a quantity',
);

const itemsSchema = v.nullish(
  v.pipe(
    listField(itemSchema, MAX_CART_LINES, { notAList: CART_EMPTY, tooMany: TOO_MANY_LINES }),
    v.minLength(1, CART_EMPTY),
    v.transform(mergeItems),
    v.everyItem((item) => item.quantity <= MAX_LINE_QUANTITY, QUANTITY),
  ),
  [],
);

/** The body of POST /api/orders, without the card, which is read apart so that it can never travel with the order. */
export const orderRequestEntries = {
  items: itemsSchema,
  customerInfo: customerInfoSchema,
  paymentMethod: paymentMethodField,
  delivery: v.optional(optionalLine('Delivery', 100)),
  billing: billingField,
  gift: giftField,
  codes: v.optional(codesField),
  givenVariants: v.optional(givenVariantsField),
  mayAskForReview: v.optional(
    v.pipe(
      v.boolean('Must be true or false'),
      v.description(
        'True where the buyer was told that the shop asks for a review by mail, could object, and did not',
      ),
    ),
  ),
  expectedTotal: v.nullish(
    v.pipe(v.number(EXPECTED_TOTAL), v.minValue(0, EXPECTED_TOTAL), v.maxValue(MAX_TOTAL, EXPECTED_TOTAL)),
  ),
};

const orderRequestSchema = v.pipe(
  v.object(orderRequestEntries),
  v.transform(
    ({ expectedTotal, billing, gift, codes, givenVariants, mayAskForReview, ...order }): OrderRequest => ({
      ...order,
      ...(codes && codes.length > 0 && { codes }),
      ...(givenVariants && givenVariants.length > 0 && { givenVariants }),
      expectedTotalPence: expectedTotal == null ? null : poundsToPence(expectedTotal),
      ...(billing && { billing }),
      ...(gift && { gift }),
      ...(mayAskForReview && { mayAskForReview }),
    }),
  ),
);

/**
 * Reads `{ items: [{ id, variant, quantity }], customerInfo, paymentMethod, card?, expectedTotal? }`, money in pounds.
 * All errors come at once, keyed by the field's name, of a line by its place ('items.0.quantity'); the card is null unless the payment is by card.
 * Without `takesCard` the shopper pays a provider directly, and a card sent along is refused.
 */
export function parseOrderRequest(body: unknown, { takesCard = true } = {}): ParsedOrderRequest {
  const fields = recordOrEmpty(body);
  const customerInfo = recordOrEmpty(fields.customerInfo);
  const order = v.safeParse(orderRequestSchema, { ...fields, customerInfo });
  const hasCard = fields.paymentMethod === 'card';
  if (hasCard && !takesCard && fields.card != null) return { ok: false, errors: { card: NO_CARD_HERE } };
  const card = hasCard && takesCard ? v.safeParse(cardSchema, recordOrEmpty(fields.card)) : null;
  if (order.success && card === null) return { ok: true, order: order.output, card: null };
  if (order.success && card?.success) return { ok: true, order: order.output, card: card.output };
  return { ok: false, errors: fieldErrors([...(order.issues ?? []), ...(card?.issues ?? [])], fieldOf) };
}

/** The groups of an order whose fields are named with them: an invoice has a postcode too. */
const GROUPS: readonly unknown[] = ['billing', 'gift'];

function fieldOf(issue: v.BaseIssue<unknown>): string {
  return GROUPS.includes(issue.path?.[0]?.key) ? fieldInGroup(issue) : fieldInList(issue);
}

/** Returns the line's place in the body, from 0; of equal lines, which were merged, the first. */
export function placeOfLine(body: unknown, line: CartLine): number {
  const { items } = recordOrEmpty(body);
  const sent = Array.isArray(items)
    ? items.slice(0, MAX_CART_LINES).map((item) => v.safeParse(itemSchema, item))
    : [];
  const place = sent.findIndex((item) => item.success && sameLine(item.output, line));
  return Math.max(0, place);
}

/**
 * Returns one canonical text: equal for equal orders, whatever the order of items or fields. Leaves out the expected total, so
 * that an order sent again is found when prices changed meanwhile, and all of a card but its last four digits. Its digest is
 * stored with the order: add a field only where it is not empty, or orders sent again after an update are refused. A variant is
 * named by its id alone, so that a cart renamed meanwhile is the same; `byNames`: as clients that know no ids do.
 */
export function orderRequestText(
  order: OrderRequest,
  cardLastFour: string | null,
  { byNames = false }: { byNames?: boolean } = {},
): string {
  const items = order.items.map(({ id, variant, variantId, quantity }) =>
    variantId && !byNames ? ([variantId, quantity] as const) : ([id, variant, quantity] as const),
  );
  const customer = order.customerInfo;
  return JSON.stringify([
    items.toSorted(([a, b], [c, d]) => compare(a, c) || compare(String(b), String(d))),
    [customer.firstName, customer.lastName, customer.email, customer.phone],
    [customer.address, customer.city, customer.postcode, customer.country, customer.notes],
    order.paymentMethod,
    cardLastFour === null ? null : lastFour(cardLastFour),
    ...(order.delivery ? [{ delivery: order.delivery }] : []),
    ...(order.billing ? [{ billing: billingText(order.billing) }] : []),
    ...(order.gift ? [{ gift: order.gift.message }] : []),
    ...(order.handsOver ? [{ handsOver: true }] : []),
    ...(order.codes ? [{ codes: foldCodes(order.codes).toSorted() }] : []),
    ...(order.givenVariants ? [{ given: order.givenVariants.toSorted() }] : []),
  ]);
}

/**
 * Merges equal items into one, in the place of the first. One with an id and one without stay two even under one name: whose
 * name that is now, the catalogue knows.
 */
export function mergeItems(items: OrderedItem[]): OrderedItem[] {
  const merged = new Map<string, OrderedItem>();
  for (const item of items) {
    const key = item.variantId ? `id ${item.variantId}` : lineKey(item);
    merged.set(key, { ...item, quantity: item.quantity + (merged.get(key)?.quantity ?? 0) });
  }
  return [...merged.values()];
}

function recordOrEmpty(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
