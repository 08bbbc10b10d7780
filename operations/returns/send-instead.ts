import type { OfferedLine } from '#database/queries/catalogue/offered-lines.ts';
import { takeStock } from '#database/queries/catalogue/take-stock.ts';
import { insertOrder, insertOrderEvent, insertOrderLines } from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry } from '#database/queries/payment/payment-ledger.ts';
import { insertAdjustments } from '#database/queries/promotions/order-adjustments.ts';
import { insertLinkedOrder } from '#database/queries/returns/linked-orders.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import { isHandedOver } from '#domain/entered-orders/entered-order.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { vatRateOf } from '#domain/money/vat.ts';
import type { Order } from '#domain/order/order.ts';
import { firstEntries } from '#domain/payment/payment-state.ts';
import { tenderOf } from '#domain/payment/tender.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { Return } from '#domain/returns/return.ts';
import { LINK_DAYS } from '#operations/differences/open-difference.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { awaitPayment } from '#operations/order/await-payment.ts';
import { orderRows } from '#operations/order/order-to-write.ts';
import type { PlaceableQuote } from '#operations/order/quote-to-place.ts';
import { ExchangeGone, exchangeWords } from '#operations/order-lines/hold-exchange.ts';
import type { PaymentProvider } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor, StaffWrite } from '#operations/platform/staff-write.ts';

const DAY_MS = 24 * 60 * 60_000;
const TRIES = 20;
const NO_LIMIT = { maxLineQuantity: Number.MAX_SAFE_INTEGER, maxOrderQuantity: Number.MAX_SAFE_INTEGER };

/** Pieces that are sent instead of others. */
export type SentInstead = { offer: OfferedLine; quantity: number; unitPence: Pence };

export type SendInstead = {
  given: Return;
  /** Whose goods it is sent for. */
  origin: Order;
  actor: Actor;
  lines: readonly SentInstead[];
  /** What the customer still pays for it. */
  owedPence: Pence;
  /** Why it costs less than it is worth, for the customer and for papers. */
  reason: string;
  /** Takes what is owed; null where nothing is, or the shop has none. */
  provider: PaymentProvider | null;
};

/** What an order at their prices, less what is set off, is priced as: delivery costs nothing. */
export function quoteInstead(
  { origin, lines, owedPence, reason }: Pick<SendInstead, 'origin' | 'lines' | 'owedPence' | 'reason'>,
  terms: Pick<PlaceableQuote, 'settings' | 'transfer' | 'served' | 'vatRatePercent'>,
): Omit<PlaceableQuote, 'offer'> {
  const worthPence = lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  const { id } = origin.delivery;
  const request = {
    lines: lines.map(({ offer, quantity, unitPence }) => ({
      ...offer,
      quantity,
      unitPricePence: unitPence,
      stock: Math.max(offer.stock, quantity),
      parts: offer.parts.map((part) => ({ ...part, stock: Math.max(part.stock, part.quantity * quantity) })),
    })),
    limits: NO_LIMIT,
    served: terms.served,
    place: origin.customerInfo,
    reductions: [
      { reason, code: null, pence: worthPence - owedPence, from: lines.map((_, place) => place) },
    ].filter(({ pence }) => pence > 0),
    agreedDeliveryPence: 0,
  };
  const asBefore = quote({ ...request, service: isHandedOver({ id }) ? null : id });
  const quoted = asBefore.delivery.service ? asBefore : quote(request);
  return {
    ...quoted,
    ...terms,
    given: [],
    giftOffers: [],
    atHand: [],
    unknownCodes: [],
    passes: [],
    limited: [],
  };
}

/**
 * Writes an order for what is sent instead of goods of another, in the transaction of its cause: at the prices agreed, less what the
 * first sale pays of them, by the delivery of the first order at no cost. It is packed and sent as any other.
 */
export async function sendInstead(
  write: StaffWrite,
  { random }: Pick<Platform, 'random'>,
  sending: SendInstead,
): Promise<{ orderNumber: string; moved: string[] }> {
  const { trx, now, newId, record } = write;
  const { given, origin, actor, lines, owedPence, reason, provider } = sending;
  const { delivery, transfer, plan, legal } = await readSettings(trx);
  const priced = quoteInstead(sending, {
    settings: delivery,
    transfer,
    served: servedZones(plan),
    vatRatePercent: vatRateOf(legal, now),
  });
  if (priced.totals.totalPence !== owedPence)
    throw new Error(`An order instead of goods costs ${priced.totals.totalPence}, not ${owedPence}`);
  const key = `instead ${given.id}`;
  const request = {
    items: [],
    customerInfo: origin.customerInfo,
    paymentMethod: owedPence > 0 ? ('card' as const) : origin.paymentMethod,
    expectedTotalPence: null,
    ...(origin.billing && { billing: origin.billing }),
  };
  const rowsOf = () =>
    orderRows(
      { clock: { now: () => Date.parse(now) }, random: { ...random, id: newId } },
      {
        idempotencyKey: key,
        fingerprints: [key],
        request,
        quote: priced,
        holdMs: owedPence > 0 ? LINK_DAYS * DAY_MS : null,
        entered: { channel: origin.channel === 'counter' ? 'counter' : 'phone', actor },
      },
    );
  let rows = rowsOf();
  for (let tries = 1; !(await insertOrder(trx, rows.row)); tries += 1) {
    if (tries === TRIES) throw new Error(`No free order number in ${TRIES} tries`);
    rows = rowsOf();
  }
  const { row } = rows;
  await insertOrderLines(trx, rows.lines, rows.parts);
  await insertAdjustments(trx, rows.adjustments);
  const taken = lines.map(({ offer, quantity }) => ({ ...offer, quantity }));
  const cause = { at: now, actor: actor.name, order: row.order_number, reason: `Return ${given.number}` };
  const { refused, followed } = await takeStock(trx, taken, cause);
  const [first] = refused;
  if (first) throw new ExchangeGone(`There is not enough of ${exchangeWords(first)} in stock.`);
  const stamp = { now, newId };
  await insertOrderEvent(trx, {
    id: newId(),
    order_id: row.id,
    at: now,
    actor: actor.name,
    note: `For return ${given.number}`,
    from_status: null,
    to_status: row.order_status,
  });
  await insertLinkedOrder(trx, {
    order_id: row.id,
    from_order_id: origin.id,
    return_id: given.id,
    at: now,
  });
  await insertOrderEvent(trx, {
    id: newId(),
    order_id: origin.id,
    at: now,
    actor: actor.name,
    note: `Return ${given.number}: ${reason}. Order ${row.order_number}${owedPence > 0 ? `, ${formatPounds(owedPence)} to be paid` : ''}`,
    from_status: origin.orderStatus,
    to_status: origin.orderStatus,
  });
  for (const entry of firstEntries(owedPence))
    await insertLedgerEntry(
      trx,
      row.id,
      { ...entry, tender: tenderOf(row.payment_method), reference: newId(), note: 'Nothing to pay' },
      stamp,
    );
  if (provider && owedPence > 0)
    await awaitPayment(trx, row, { provider: provider.name, asksAtOnce: true }, stamp);
  else {
    if (row.email !== '')
      await queueUnaskedMail(trx, { mail: 'order-confirmation', orderId: row.id }, row.email, stamp);
    await queueAlert(trx, { alert: 'new-order', orderId: row.id }, stamp);
  }
  record({
    action: 'order.enter',
    subjectId: row.id,
    subject: row.order_number,
    before: null,
    after: { for: given.number, totalPence: row.total_pence },
  });
  const slugs = [...rows.lines, ...rows.parts].map(({ product_slug }) => product_slug);
  return { orderNumber: row.order_number, moved: [...slugs, ...followed] };
}
