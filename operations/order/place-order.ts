import { createHash } from 'node:crypto';
import type { Db } from '#database/open.ts';
import { findOffer, findProductNames, type OfferedLine } from '#database/queries/catalogue/offered-lines.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { takeStock } from '#database/queries/catalogue/take-stock.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { insertOrder, insertOrderEvent, insertOrderLines } from '#database/queries/order/order-rows.ts';
import { findOrderById, findOrderByKey, orderFromRows } from '#database/queries/order/orders.ts';
import { insertLedgerEntry } from '#database/queries/payment/payment-ledger.ts';
import { insertPayment } from '#database/queries/payment/payments.ts';
import { inTransaction } from '#database/transaction.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { priceLines } from '#domain/cart/pricing.ts';
import { shippingFor } from '#domain/cart/shipping.ts';
import { countryName } from '#domain/fields/country.ts';
import { deliveryProblem } from '#domain/fields/delivery-place.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { quantityProblem } from '#domain/order/order-limits.ts';
import type { OrderProblem } from '#domain/order/order-problem.ts';
import { type OrderRequest, orderRequestText } from '#domain/order/order-request.ts';
import { firstEntries } from '#domain/payment/payment-state.ts';
import { askToPayAt } from '#domain/payment/when-to-ask.ts';
import { stockOfEach } from '#domain/sets/set-stock.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { type Holder, holdersOf, holdsTooMuch, writeHolders } from '#operations/order/held-stock.ts';
import { type OpenPayment, tryToOpenPayment } from '#operations/payment/open-payment.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { PaymentProvider } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import {
  type Offer,
  type OrderLinePartRow,
  type OrderLineRow,
  type OrderRow,
  orderRows,
} from './order-to-write.ts';

export type PlaceOrderResult =
  /** `payment` is what the shopper's browser pays with; null where there is nothing for it to pay. */
  { ok: true; order: Order; payment: OpenPayment | null } | ({ ok: false } & OrderProblem);

/** A card that was read at the edge: a token for the provider, and its last four digits. */
export type CardToken = { token: string; last4: string };

/**
 * Places an order: priced by the catalogue, stock taken and the order written in one transaction, together with the payment
 * that is to come; then the payment is begun. The same key gives the same order and payment however often and at once it is
 * sent. `refuseNew` is called only where no order exists under the key yet; its refusal is returned. `client` is the sender's
 * network address; null for one who may hold any amount of stock unpaid. Problems: those of `OrderProblem`
 * (docs/decisions/036-server-prices-orders.md, 037-stock-with-the-order.md).
 */
export async function placeOrder<Refusal = never>(
  platform: Platform,
  idempotencyKey: string,
  request: OrderRequest,
  card: CardToken | null,
  {
    refuseNew = async () => null,
    client = null,
  }: { refuseNew?: () => Promise<Refusal | null>; client?: string | null } = {},
): Promise<PlaceOrderResult | Refusal> {
  const fingerprint = fingerprintOf(request, card);
  const earlier = await orderUnderKey(platform.db, idempotencyKey, fingerprint);
  if (earlier?.ok) return withPayment(platform, earlier.order, card);
  const settled = earlier ?? (await refuseNew());
  if (settled) return settled;

  const offer = await offerFor(platform, request);
  if (!offer.ok) return offer;
  const holders = client === null ? [] : holdersOf(request.customerInfo, client);
  const refusal =
    (offer.delivery.cashOnDelivery
      ? cashProblem(request, offer)
      : await cashlessProblem(platform, request)) ?? termsProblem(request, offer);
  if (refusal) return { ok: false, ...refusal };
  const provider = await providerFor(platform, request, card, offer.totals.totalPence);
  if (provider && 'problem' in provider) return provider;
  const placed = await writeOrder(platform, {
    idempotencyKey,
    fingerprint,
    request,
    offer,
    provider: provider?.name ?? null,
    holders,
  });
  return placed.ok ? withPayment(platform, placed.order, card) : placed;
}

/** Returns the order this very request has placed under its key; idempotency-key-reused where another did; null where none did. */
export function findPlacedOrder(
  db: Db,
  idempotencyKey: string,
  request: OrderRequest,
  card: CardToken | null,
): Promise<WriteResult | null> {
  return orderUnderKey(db, idempotencyKey, fingerprintOf(request, card));
}

type WriteResult = { ok: true; order: Order } | ({ ok: false } & OrderProblem);

/** Begins the payment of an order that awaits one, outside any transaction (docs/decisions/008-payment-outside-the-transaction.md). */
async function withPayment(
  platform: Platform,
  order: Order,
  card: CardToken | null,
): Promise<PlaceOrderResult> {
  if (order.paymentMethod !== 'card') return { ok: true, order, payment: null };
  const opened = await tryToOpenPayment(platform, order.id, card?.token ?? null);
  if (!opened.ok) return opened;
  // A test card has paid by now.
  const now = card ? await findOrderById(platform.db, order.id) : order;
  return { ok: true, order: now ?? order, payment: opened.payment };
}

async function orderUnderKey(db: Db, key: string, fingerprint: string): Promise<WriteResult | null> {
  const earlier = await findOrderByKey(db, key);
  if (!earlier) return null;
  if (earlier.fingerprint !== fingerprint)
    return { ok: false, problem: 'idempotency-key-reused', orderNumber: earlier.order.orderNumber };
  return { ok: true, order: earlier.order };
}

async function offerFor(
  { db, clock }: Platform,
  request: OrderRequest,
): Promise<Offer | ({ ok: false } & OrderProblem)> {
  const { lines: offeredLines, delivery, vatRatePercent } = await findOffer(db, request.items, nowIso(clock));
  const offered = new Map(offeredLines.map((line) => [lineKey(line), line]));
  const gone = request.items.filter((item) => !offered.has(lineKey(item)));
  if (gone.length > 0) return goneOrUnknown(db, gone);
  const lines = request.items.flatMap((item) => {
    const line = offered.get(lineKey(item));
    return line ? [{ ...line, quantity: item.quantity }] : [];
  });
  const available = stockOfEach(lines);
  const short = lines.flatMap((line, place) => {
    const stock = available[place] ?? 0;
    return stock < line.quantity ? [{ ...line, stock }] : [];
  });
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

function cashProblem({ paymentMethod }: OrderRequest, { totals, delivery }: Offer): OrderProblem | null {
  const { cashCeilingPence } = delivery;
  if (paymentMethod !== 'cod' || cashCeilingPence === null || totals.totalPence <= cashCeilingPence)
    return null;
  return { problem: 'cash-too-large', ceilingPence: cashCeilingPence };
}

/** The problem of an order in a shop without cash on delivery. */
async function cashlessProblem(
  { payments }: Platform,
  { paymentMethod }: OrderRequest,
): Promise<OrderProblem | null> {
  if (!(await payments.current())) return { problem: 'no-orders-taken' };
  return paymentMethod === 'cod' ? { problem: 'cash-not-offered' } : null;
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

/** Null for an order paid in cash, and for one that costs nothing. */
async function providerFor(
  { payments }: Platform,
  { paymentMethod }: OrderRequest,
  card: CardToken | null,
  totalPence: Pence,
): Promise<PaymentProvider | ({ ok: false } & OrderProblem) | null> {
  if (paymentMethod !== 'card') return null;
  const provider = await payments.current();
  const paysByBrowser = provider !== null && provider.publishableKey !== null;
  if (!provider || (!paysByBrowser && !card)) return { ok: false, problem: 'card-not-offered' };
  if (totalPence === 0) return null;
  const { smallestPence } = provider;
  if (totalPence < smallestPence) return { ok: false, problem: 'card-too-small', smallestPence };
  return provider.declines(card?.token ?? null) ? { ok: false, problem: 'card-declined' } : provider;
}

type Writing = {
  idempotencyKey: string;
  fingerprint: string;
  request: OrderRequest;
  offer: Offer;
  /** The payment provider; null where none takes money for this order. */
  provider: string | null;
  holders: readonly Holder[];
};

const TRIES = 20;

async function writeOrder(platform: Platform, writing: Writing): Promise<WriteResult> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const placed = await tryToWrite(platform, writing);
    if (placed) return placed;
  }
  throw new Error(`The order could not be written in ${TRIES} tries`);
}

/** Null to try again: the order number was taken, or sold-out stock returned at that moment. */
async function tryToWrite(platform: Platform, writing: Writing): Promise<WriteResult | null> {
  const { idempotencyKey, fingerprint, request, offer } = writing;
  const { row, lines, parts } = orderRows(platform, writing);
  const outcome = await inTransaction(platform.db, (trx) =>
    writeInTransaction(trx, platform, { row, lines, parts }, writing),
  ).catch((error: unknown) => {
    if (error instanceof OfferChanged) return 'offer-changed' as const;
    if (error instanceof TooMuchUnpaid) return 'too-much-unpaid' as const;
    throw error;
  });
  if (outcome === 'too-much-unpaid')
    return { ok: false, problem: outcome, limit: offer.delivery.maxUnpaidQuantity };
  if (outcome === 'offer-changed') {
    const offerNow = await offerFor(platform, { ...request, expectedTotalPence: offer.totals.totalPence });
    return offerNow.ok ? null : offerNow;
  }
  if (!outcome) return orderUnderKey(platform.db, idempotencyKey, fingerprint);
  const order = orderFromRows(row, lines, parts);
  platform.announceStock(outcome.moved);
  platform.noteOrder();
  return { ok: true, order };
}

/** Thrown in the transaction to roll it back when price or stock moved between the offer and the order. */
class OfferChanged extends Error {}

/** Thrown in the transaction to roll it back. */
class TooMuchUnpaid extends Error {}

type WrittenRows = { row: OrderRow; lines: OrderLineRow[]; parts: OrderLinePartRow[] };

/** Returns the slugs of the products whose stock moved; null when the order number or the idempotency key is taken already. */
async function writeInTransaction(
  trx: Db,
  platform: Platform,
  { row, lines, parts }: WrittenRows,
  { offer, holders, provider }: Writing,
): Promise<{ moved: string[] } | null> {
  // Before anything else, so that a second request of this key waits for the outcome.
  if (!(await insertOrder(trx, row))) return null;
  const limit = offer.delivery.maxUnpaidQuantity;
  if (await holdsTooMuch(trx, holders, { lines: offer.lines, limit, nowMs: platform.clock.now() }))
    throw new TooMuchUnpaid();
  if (!(await pricesStillHold(trx, offer, row.created_at))) throw new OfferChanged();
  await insertOrderLines(trx, lines, parts);
  const { refused, followed } = await takeStock(trx, offer.lines, row.created_at);
  if (refused.length > 0) throw new OfferChanged();
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
  for (const entry of firstEntries(row.total_pence))
    await insertLedgerEntry(
      trx,
      row.id,
      { ...entry, reference: stamp.newId(), note: 'Nothing to pay' },
      stamp,
    );
  if (provider === null) {
    await queueUnaskedMail(trx, { mail: 'order-confirmation', orderId: row.id }, row.email, stamp);
    await queueAlert(trx, { alert: 'new-order', orderId: row.id }, stamp);
  } else await awaitPayment(trx, row, provider, stamp);
  if (holders.length > 0) await writeHolders(trx, row.id, holders, platform.clock.now());
  return { moved: [...[...lines, ...parts].map(({ product_slug }) => product_slug), ...followed] };
}

async function pricesStillHold(
  trx: Db,
  { lines, totals, vatRatePercent }: Offer,
  at: string,
): Promise<boolean> {
  const now = await findOffer(trx, lines, at);
  const linesNow = new Map(now.lines.map((line) => [line.variantId, line]));
  return (
    now.vatRatePercent === vatRatePercent &&
    lines.every((line) => isStillOffered(line, linesNow.get(line.variantId))) &&
    shippingFor(totals.subtotalPence, now.delivery) === totals.shippingPence
  );
}

/** A set holds the same parts, all of them on sale; that there are enough of them is asked where they are taken. */
function isStillOffered(line: OfferedLine, now: OfferedLine | undefined): boolean {
  if (now?.unitPricePence !== line.unitPricePence || now.parts.length !== line.parts.length) return false;
  if (line.parts.length > 0 && now.stock === 0) return false;
  return line.parts.every(
    ({ variantId, quantity, ratePercent }, place) =>
      now.parts[place]?.variantId === variantId &&
      now.parts[place]?.quantity === quantity &&
      now.parts[place]?.ratePercent === ratePercent,
  );
}

/** The payment to come, a mail where it does not, and the end of waiting for it. */
async function awaitPayment(trx: Db, row: OrderRow, provider: string, stamp: Stamp): Promise<void> {
  await insertPayment(trx, {
    id: stamp.newId(),
    order_id: row.id,
    provider,
    reference: null,
    client_secret: null,
    amount_pence: row.total_pence,
    created_at: row.created_at,
    asked_at: null,
    risk_level: null,
    review: null,
    review_reason: null,
    fraud_warning: null,
  });
  const runAt = askToPayAt(row.created_at, row.hold_until);
  await insertJob(trx, { kind: 'ask-to-pay', payload: { orderId: row.id, after: 'placing' }, runAt }, stamp);
  const job = { kind: 'expire-order' as const, payload: { orderId: row.id } };
  await insertJob(trx, { ...job, ...(row.hold_until && { runAt: row.hold_until }) }, stamp);
}

function outOfStock(lines: { id: string; variant: string; name: string; stock: number }[]) {
  return {
    ok: false as const,
    problem: 'out-of-stock' as const,
    lines: lines.map(({ id, variant, name, stock }) => ({ id, variant, name, stock })),
  };
}

/** Distinguishes two requests under one key; of a card only the last four digits are stored. */
function fingerprintOf(request: OrderRequest, card: CardToken | null): string {
  const text = orderRequestText(request, card?.last4 ?? null);
  return createHash('sha256').update(text).digest('hex');
}
