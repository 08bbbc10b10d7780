import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#database/open.ts';
import { findOffer, findProductNames, type OfferedLine } from '#database/queries/catalogue/offered-lines.ts';
import { takeStock } from '#database/queries/catalogue/take-stock.ts';
import { insertOrder, insertOrderEvent, insertOrderLines } from '#database/queries/order/order-rows.ts';
import { findOrderByKey, orderFromRows } from '#database/queries/order/orders.ts';
import type { OrderLinesTable, OrdersTable } from '#database/schema.ts';
import { inTransaction } from '#database/transaction.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { priceLines, type Totals } from '#domain/cart/pricing.ts';
import { shippingFor } from '#domain/cart/shipping.ts';
import { countryName } from '#domain/fields/country.ts';
import { deliveryProblem } from '#domain/fields/delivery-place.ts';
import { splitVat } from '#domain/money/vat-split.ts';
import { lastFour } from '#domain/order/card.ts';
import type { CardDetails } from '#domain/order/checkout-form.ts';
import { estimatedDelivery } from '#domain/order/estimated-delivery.ts';
import { INITIAL_STATUS, type Order, orderNumber } from '#domain/order/order.ts';
import { quantityProblem } from '#domain/order/order-limits.ts';
import type { OrderProblem } from '#domain/order/order-problem.ts';
import { type OrderRequest, orderRequestText } from '#domain/order/order-request.ts';
import type { DeliverySettings } from '#domain/shop/shop.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { type Holder, holdersOf, holdsTooMuch, writeHolders } from '#operations/order/held-stock.ts';
import type { Authorisation, Platform } from '#operations/platform/platform.ts';

export type PlaceOrderResult = { ok: true; order: Order } | ({ ok: false } & OrderProblem);

/**
 * Places an order: priced by the catalogue, stock taken and the order written in one transaction. The same key gives
 * the same order however often and at once it is sent. `refuseNew` is called only where no order exists under the key yet;
 * its refusal is returned. `client` is the sender's network address; null for one who may hold any amount of stock unpaid.
 * Problems: those of `OrderProblem` (docs/decisions/036-server-prices-orders.md, 037-stock-with-the-order.md).
 */
export async function placeOrder<Refusal = never>(
  platform: Platform,
  idempotencyKey: string,
  request: OrderRequest,
  card: CardDetails | null,
  {
    refuseNew = async () => null,
    client = null,
  }: { refuseNew?: () => Promise<Refusal | null>; client?: string | null } = {},
): Promise<PlaceOrderResult | Refusal> {
  const fingerprint = fingerprintOf(request, card);
  const earlier = await orderUnderKey(platform.db, idempotencyKey, fingerprint);
  const settled = earlier ?? (await refuseNew());
  if (settled) return settled;

  const offer = await offerFor(platform.db, request);
  if (!offer.ok) return offer;
  const holdsUnpaid = client !== null && request.paymentMethod === 'cod';
  const holders = holdsUnpaid ? holdersOf(request.customerInfo, client) : [];
  const refusal =
    (offer.delivery.cashOnDelivery ? null : await cashlessProblem(platform, request)) ??
    termsProblem(request, offer) ??
    (holdsUnpaid ? await unpaidProblem(platform, offer, holders) : null);
  if (refusal) return { ok: false, ...refusal };
  const payment = await pay(platform, idempotencyKey, request, card, offer.totals);
  if (payment && !payment.ok) return payment;
  const placed = await writeOrder(platform, {
    idempotencyKey,
    fingerprint,
    request,
    offer,
    payment,
    holders,
  });
  if (!placed.ok && payment) await platform.payments.release(payment.reference);
  return placed;
}

/** Returns the order this very request has placed under its key; idempotency-key-reused where another did; null where none did. */
export function findPlacedOrder(
  db: Db,
  idempotencyKey: string,
  request: OrderRequest,
  card: CardDetails | null,
): Promise<PlaceOrderResult | null> {
  return orderUnderKey(db, idempotencyKey, fingerprintOf(request, card));
}

type Offer = {
  ok: true;
  lines: (OfferedLine & { quantity: number })[];
  totals: Totals;
  delivery: DeliverySettings;
  vatRatePercent: number | null;
};

async function orderUnderKey(db: Db, key: string, fingerprint: string): Promise<PlaceOrderResult | null> {
  const earlier = await findOrderByKey(db, key);
  if (!earlier) return null;
  if (earlier.fingerprint !== fingerprint)
    return { ok: false, problem: 'idempotency-key-reused', orderNumber: earlier.order.orderNumber };
  return { ok: true, order: earlier.order };
}

async function offerFor(db: Db, request: OrderRequest): Promise<Offer | ({ ok: false } & OrderProblem)> {
  const { lines: offeredLines, delivery, vatRatePercent } = await findOffer(db, request.items);
  const offered = new Map(offeredLines.map((line) => [lineKey(line), line]));
  const gone = request.items.filter((item) => !offered.has(lineKey(item)));
  if (gone.length > 0) return goneOrUnknown(db, gone);
  const lines = request.items.flatMap((item) => {
    const line = offered.get(lineKey(item));
    return line ? [{ ...line, quantity: item.quantity }] : [];
  });
  const short = lines.filter((line) => line.stock < line.quantity);
  if (short.length > 0) return outOfStock(short);
  const totals = priceLines(lines, delivery);
  if (request.expectedTotalPence !== null && request.expectedTotalPence !== totals.totalPence) {
    return {
      ok: false,
      problem: 'price-changed',
      expectedTotalPence: request.expectedTotalPence,
      totals,
      lines: lines.map(({ id, variant, name, unitPricePence, quantity }) => ({
        id,
        variant,
        name,
        unitPricePence,
        quantity,
      })),
    };
  }
  return { ok: true, lines, totals, delivery, vatRatePercent };
}

/** The reason for which the shop's terms refuse an order, as far as it needs no look-up. */
function termsProblem({ customerInfo }: OrderRequest, { lines, delivery }: Offer): OrderProblem | null {
  const place = deliveryProblem(customerInfo, delivery.countries.map(countryName));
  return place ? { problem: 'not-delivered-there', ...place } : quantityProblem(lines, delivery);
}

/** The problem of an order in a shop without cash on delivery. */
async function cashlessProblem(
  { payments }: Platform,
  { paymentMethod }: OrderRequest,
): Promise<OrderProblem | null> {
  if (!(await payments.offersCard())) return { problem: 'no-orders-taken' };
  return paymentMethod === 'cod' ? { problem: 'cash-not-offered' } : null;
}

async function unpaidProblem(
  { db, clock }: Platform,
  { lines, delivery }: Offer,
  holders: readonly Holder[],
): Promise<OrderProblem | null> {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const limit = delivery.maxUnpaidQuantity;
  return (await holdsTooMuch(db, holders, { quantity, limit, nowMs: clock.now() }))
    ? { problem: 'too-much-unpaid', limit }
    : null;
}

/** A product sold in other variants is not gone: its line names an unknown variant. */
async function goneOrUnknown(
  db: Db,
  lines: { id: string; variant: string }[],
): Promise<{ ok: false } & OrderProblem> {
  const names = await findProductNames(
    db,
    lines.map(({ id }) => id),
  );
  const gone = lines.filter(({ id }) => !names.has(id));
  if (gone.length > 0)
    return { ok: false, problem: 'product-gone', lines: gone.map(({ id, variant }) => ({ id, variant })) };
  return {
    ok: false,
    problem: 'variant-unknown',
    lines: lines.map(({ id, variant }) => ({ id, variant, name: names.get(id) ?? '' })),
  };
}

async function pay(
  { payments }: Platform,
  idempotencyKey: string,
  request: OrderRequest,
  card: CardDetails | null,
  totals: Totals,
): Promise<Authorisation | { ok: false; problem: 'card-not-offered' } | null> {
  if (request.paymentMethod !== 'card') return null;
  if (!card || !(await payments.offersCard())) return { ok: false, problem: 'card-not-offered' };
  return payments.authorise({ amountPence: totals.totalPence, idempotencyKey, card });
}

type Writing = {
  idempotencyKey: string;
  fingerprint: string;
  request: OrderRequest;
  offer: Offer;
  payment: Extract<Authorisation, { ok: true }> | null;
  holders: readonly Holder[];
};

const TRIES = 20;

async function writeOrder(platform: Platform, writing: Writing): Promise<PlaceOrderResult> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const placed = await tryToWrite(platform, writing);
    if (placed) return placed;
  }
  throw new Error(`The order could not be written in ${TRIES} tries`);
}

/** Null to try again: the order number was taken, or sold-out stock returned at that moment. */
async function tryToWrite(platform: Platform, writing: Writing): Promise<PlaceOrderResult | null> {
  const { idempotencyKey, fingerprint, request, offer } = writing;
  const row = orderRow(platform, writing);
  const lines = lineRows(row.id, offer);
  const outcome = await inTransaction(platform.db, (trx) =>
    writeInTransaction(trx, platform, row, lines, writing),
  ).catch((error: unknown) => {
    if (error instanceof OfferChanged) return 'offer-changed' as const;
    throw error;
  });
  if (outcome === 'offer-changed') {
    const offerNow = await offerFor(platform.db, { ...request, expectedTotalPence: offer.totals.totalPence });
    return offerNow.ok ? null : offerNow;
  }
  if (!outcome) {
    const earlier = await orderUnderKey(platform.db, idempotencyKey, fingerprint);
    // Two requests of one key at once have each authorised: the order holds the first payment, this one is released.
    if (earlier?.ok && writing.payment) await platform.payments.release(writing.payment.reference);
    return earlier;
  }
  const order = orderFromRows(row, lines);
  platform.announceStock(order.lines.map(({ productId }) => productId));
  platform.noteOrder();
  return { ok: true, order };
}

/** Thrown in the transaction to roll it back when price or stock moved between the offer and the order. */
class OfferChanged extends Error {}

/** False when the order number or the idempotency key is taken already. */
async function writeInTransaction(
  trx: Db,
  platform: Platform,
  row: Selectable<OrdersTable>,
  lines: Selectable<OrderLinesTable>[],
  { offer, holders }: Writing,
): Promise<boolean> {
  // Before anything else, so that a second request of this key waits for the outcome.
  if (!(await insertOrder(trx, row))) return false;
  if (!(await pricesStillHold(trx, offer))) throw new OfferChanged();
  await insertOrderLines(trx, lines);
  if ((await takeStock(trx, offer.lines, row.created_at)).length > 0) throw new OfferChanged();
  await insertOrderEvent(trx, {
    id: platform.random.id(),
    order_id: row.id,
    at: row.created_at,
    actor: null,
    note: '',
    from_status: null,
    to_status: row.order_status,
  });
  const stamp = { now: row.created_at, newId: () => platform.random.id() };
  await queueMail(trx, { mail: 'order-confirmation', orderId: row.id }, stamp);
  if (holders.length > 0) await writeHolders(trx, row.id, holders, platform.clock.now());
  return true;
}

async function pricesStillHold(trx: Db, { lines, totals }: Offer): Promise<boolean> {
  const now = await findOffer(trx, lines);
  const prices = new Map(now.lines.map((line) => [line.variantId, line.unitPricePence]));
  return (
    lines.every((line) => prices.get(line.variantId) === line.unitPricePence) &&
    shippingFor(totals.subtotalPence, now.delivery) === totals.shippingPence
  );
}

function orderRow({ clock, random }: Platform, writing: Writing): Selectable<OrdersTable> {
  const { offer, payment, request } = writing;
  const { customerInfo } = request;
  const placedAt = clock.now();
  const now = new Date(placedAt).toISOString();
  return {
    id: random.id(),
    order_number: orderNumber(placedAt, random.fraction(), offer.delivery.orderPrefix),
    idempotency_key: writing.idempotencyKey,
    request_fingerprint: writing.fingerprint,
    first_name: customerInfo.firstName,
    last_name: customerInfo.lastName,
    email: customerInfo.email,
    phone: customerInfo.phone,
    address: customerInfo.address,
    city: customerInfo.city,
    postcode: customerInfo.postcode,
    country: customerInfo.country,
    notes: customerInfo.notes,
    payment_method: request.paymentMethod,
    card_brand: payment?.card.brand ?? null,
    card_last4: payment?.card.last4 ?? null,
    payment_reference: payment?.reference ?? null,
    order_status: INITIAL_STATUS,
    subtotal_pence: offer.totals.subtotalPence,
    discount_pence: 0,
    shipping_vat_pence: sum(vatOf(offer).shipping.map(({ vatPence }) => vatPence)),
    payment_state: payment ? 'paid' : 'cash due',
    hold_until: null,
    shipping_pence: offer.totals.shippingPence,
    total_pence: offer.totals.totalPence,
    vat_rate_percent: offer.vatRatePercent,
    order_date: now,
    estimated_delivery: estimatedDelivery(placedAt, customerInfo),
    archived_at: null,
    created_at: now,
    updated_at: now,
  };
}

function lineRows(orderId: string, offer: Offer): Selectable<OrderLinesTable>[] {
  const vat = vatOf(offer).lines;
  return offer.lines.map((line, position) => ({
    order_id: orderId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    product_slug: line.id,
    name: line.name,
    variant: line.variant,
    brand: line.brand,
    sku: line.sku,
    image_url: line.imageUrl,
    unit_price_pence: line.unitPricePence,
    quantity: line.quantity,
    line_pence: line.unitPricePence * line.quantity,
    discount_pence: 0,
    vat_rate_percent: offer.vatRatePercent,
    vat_pence: vat[position]?.vatPence ?? 0,
  }));
}

function vatOf({ lines, totals, vatRatePercent }: Offer) {
  const goods = lines.map(({ unitPricePence, quantity }) => ({
    grossPence: unitPricePence * quantity,
    ratePercent: vatRatePercent,
  }));
  return splitVat(goods, totals.shippingPence);
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function outOfStock(lines: { id: string; variant: string; name: string; stock: number }[]) {
  return {
    ok: false as const,
    problem: 'out-of-stock' as const,
    lines: lines.map(({ id, variant, name, stock }) => ({ id, variant, name, stock })),
  };
}

/** Distinguishes two requests under one key; of a card only the last four digits are stored. */
function fingerprintOf(request: OrderRequest, card: CardDetails | null): string {
  const text = orderRequestText(request, card ? lastFour(card.cardNumber) : null);
  return createHash('sha256').update(text).digest('hex');
}
