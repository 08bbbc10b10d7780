import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#database/open.ts';
import { findOffer, type OfferedLine, type ShopOffer } from '#database/queries/catalogue/offered-lines.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { takeStock } from '#database/queries/catalogue/take-stock.ts';
import { insertOrder, insertOrderEvent, insertOrderLines } from '#database/queries/order/order-rows.ts';
import { orderFromRows } from '#database/queries/order/orders.ts';
import { insertLedgerEntry } from '#database/queries/payment/payment-ledger.ts';
import { insertAdjustments } from '#database/queries/promotions/order-adjustments.ts';
import { insertUses, lockPromotions } from '#database/queries/promotions/promotion-uses.ts';
import { inTransaction } from '#database/transaction.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import type { OrderRequest } from '#domain/order/order-request.ts';
import { firstEntries } from '#domain/payment/payment-state.ts';
import { tenderOf } from '#domain/payment/tender.ts';
import { awaitTransfer } from '#operations/bank/await-transfer.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { staffWrite } from '#operations/platform/staff-write.ts';
import { planRequest } from '#operations/reviews/plan-request.ts';
import { awaitPayment } from './await-payment.ts';
import { type Holder, holdsTooMuch, writeHolders } from './held-stock.ts';
import { type EnteredBy, type OrderRow, orderRows, type WrittenRows } from './order-to-write.ts';
import { orderUnderKey, type WriteResult } from './order-under-key.ts';
import { quoteOrder } from './quote-order.ts';
import { type PlaceableQuote, quoteToPlace } from './quote-to-place.ts';

/** An order that is to be written as it was quoted. */
export type OrderToWrite = {
  idempotencyKey: string;
  fingerprints: readonly [string, ...string[]];
  request: OrderRequest;
  quote: PlaceableQuote;
  /** The payment provider; null where none takes money for this order. */
  provider: string | null;
  /** How long its stock is held for a payment; null where none is awaited. */
  holdMs: number | null;
  /** By whom and how it was entered; left out for an order of a shopper. */
  entered?: EnteredBy | undefined;
  /** What follows in the same transaction, such as cash that was received with it. */
  follow?: ((trx: Db, row: OrderRow, stamp: Stamp) => Promise<void>) | undefined;
  holders: readonly Holder[];
};

const TRIES = 20;

/**
 * Writes an order, its payment or transfer to come and its mails, and takes its stock, in one transaction. An order number that is taken is
 * drawn anew; prices or stock that moved since the quote are the problem that the quote of now has.
 */
export async function writeOrder(platform: Platform, writing: OrderToWrite): Promise<WriteResult> {
  let { quote } = writing;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const outcome = await tryToWrite(platform, { ...writing, quote });
    if (outcome && 'ok' in outcome) return outcome;
    // The rates or parts of the lines changed, at the same total.
    if (outcome) quote = outcome.quote;
  }
  throw new Error(`The order could not be written in ${TRIES} tries`);
}

/** Null to try again because the order number was taken; a quote to try again with where the offer moved. */
async function tryToWrite(
  platform: Platform,
  writing: OrderToWrite,
): Promise<WriteResult | { quote: PlaceableQuote } | null> {
  const { idempotencyKey, fingerprints, request, quote } = writing;
  const rows = orderRows(platform, writing);
  const { row, lines } = rows;
  const write = (trx: Db) => writeInTransaction(trx, platform, rows, writing);
  const outcome = await inItsTransaction(platform, row, { entered: writing.entered, write }).catch(
    (error: unknown) => {
      if (error instanceof OfferChanged) return 'offer-changed' as const;
      if (error instanceof TooMuchUnpaid) return 'too-much-unpaid' as const;
      throw error;
    },
  );
  if (outcome === 'too-much-unpaid')
    return { ok: false, problem: outcome, limit: quote.settings.maxUnpaidQuantity };
  if (outcome === 'offer-changed') {
    const now = await quoteToPlace(platform, { ...request, expectedTotalPence: quote.totals.totalPence });
    return now.ok ? { quote: now.quote } : now;
  }
  if (!outcome) return orderUnderKey(platform.db, idempotencyKey, fingerprints);
  const order = orderFromRows(row, lines, rows);
  platform.announceStock(outcome.moved);
  platform.noteOrder();
  return { ok: true, order };
}

/** An order that staff entered has its entry in the audit log, in the same transaction. */
function inItsTransaction<Outcome>(
  platform: Platform,
  row: OrderRow,
  { entered, write }: { entered: EnteredBy | undefined; write: (trx: Db) => Promise<Outcome | null> },
): Promise<Outcome | null> {
  if (!entered) return inTransaction(platform.db, write);
  return staffWrite(platform, entered.actor, async ({ trx, record }) => {
    const outcome = await write(trx);
    if (outcome !== null)
      record({
        action: 'order.enter',
        subjectId: row.id,
        subject: row.order_number,
        before: null,
        after: { channel: entered.channel, payment: row.payment_method, totalPence: row.total_pence },
      });
    return outcome;
  });
}

/** Thrown in the transaction to roll it back when price or stock moved between the offer and the order. */
class OfferChanged extends Error {}

/** Thrown in the transaction to roll it back. */
class TooMuchUnpaid extends Error {}

/** Returns the slugs of the products whose stock moved; null when the order number or the idempotency key is taken already. */
async function writeInTransaction(
  trx: Db,
  platform: Platform,
  { row, lines, parts, adjustments, uses }: WrittenRows,
  { quote, request, holders, provider, entered, follow }: OrderToWrite,
): Promise<{ moved: string[] } | null> {
  // Before anything else, so that a second request of this key waits for the outcome.
  if (!(await insertOrder(trx, row))) return null;
  const limit = quote.settings.maxUnpaidQuantity;
  const ordered = [...quote.lines, ...quote.given].map(({ line }) => line);
  if (await holdsTooMuch(trx, holders, { lines: ordered, limit, nowMs: platform.clock.now() }))
    throw new TooMuchUnpaid();
  await lockPromotions(
    trx,
    uses.flatMap(({ promotionId }) => (quote.limited.includes(promotionId) ? promotionId : [])),
  );
  if (!(await stillHolds(trx, quote, request, row))) throw new OfferChanged();
  await insertOrderLines(trx, lines, parts);
  await insertAdjustments(trx, adjustments);
  await insertUses(trx, { orderId: row.id, email: normaliseEmail(row.email), at: row.created_at }, uses);
  const { refused, followed } = await takeStock(trx, ordered, {
    at: row.created_at,
    actor: entered?.actor.name ?? null,
    order: row.order_number,
  });
  if (refused.length > 0) throw new OfferChanged();
  await insertOrderEvent(trx, {
    id: platform.random.id(),
    order_id: row.id,
    at: row.created_at,
    actor: entered?.actor.name ?? null,
    note: '',
    from_status: null,
    to_status: row.order_status,
  });
  const stamp = { now: row.created_at, newId: () => platform.random.id() };
  for (const entry of firstEntries(row.total_pence))
    await insertLedgerEntry(
      trx,
      row.id,
      {
        ...entry,
        tender: tenderOf(row.payment_method),
        reference: stamp.newId(),
        note: 'Nothing to pay',
      },
      stamp,
    );
  const mailing = { mail: 'payment-needed' as const, orderId: row.id };
  if (provider !== null) await awaitPayment(trx, row, { provider, asksAtOnce: entered !== undefined }, stamp);
  else if (row.hold_until !== null) {
    await awaitTransfer(trx, { orderId: row.id, holdUntil: row.hold_until }, stamp);
    await queueUnaskedMail(trx, mailing, row.email, stamp);
  } else {
    if (row.email !== '')
      await queueUnaskedMail(trx, { ...mailing, mail: 'order-confirmation' }, row.email, stamp);
    await queueAlert(trx, { alert: 'new-order', orderId: row.id }, stamp);
  }
  if (request.mayAskForReview && !entered) await planRequest(trx, { id: row.id, placedAt: row.created_at });
  await follow?.(trx, row, stamp);
  if (holders.length > 0) await writeHolders(trx, row.id, holders, platform.clock.now());
  return { moved: [...[...lines, ...parts].map(({ product_slug }) => product_slug), ...followed] };
}

async function stillHolds(
  trx: Db,
  { lines, given, totals, delivery: chosen, vatPence, vatRatePercent, offer, ...quoted }: PlaceableQuote,
  { customerInfo, delivery, handsOver, codes, givenVariants }: OrderRequest,
  { id, created_at }: OrderRow,
): Promise<boolean> {
  const items = lines.map(({ line: { id, variant, variantId, quantity } }) => ({
    id,
    variant,
    variantId,
    quantity,
  }));
  if (isPriceOfOffer(offer) && isSameOffer(offer, await findOffer(trx, items, created_at))) return true;
  const now = await quoteOrder(
    trx,
    {
      items,
      place: customerInfo,
      delivery,
      handsOver,
      codes,
      gifts: givenVariants,
      email: customerInfo.email,
      orderId: id,
    },
    created_at,
  );
  return (
    now.given.length === given.length &&
    given.every(({ line }, place) => isStillOffered(line, now.given[place]?.line)) &&
    isDeepStrictEqual(now.promotions.outcomes, quoted.promotions.outcomes) &&
    now.vatRatePercent === vatRatePercent &&
    now.totals.totalPence === totals.totalPence &&
    now.vatPence === vatPence &&
    now.delivery.service?.id === chosen.service?.id &&
    lines.every(({ line }, place) => isStillOffered(line, now.lines[place]?.quoted?.line))
  );
}

/** True where the quote follows from the offer alone: no code, and no set whose parts the lines share. */
function isPriceOfOffer({ lines, hasPromotions }: ShopOffer): boolean {
  return !hasPromotions && lines.every((line) => line?.parts.length === 0);
}

/** A quote of an equal offer is equal: it need not be made again. */
function isSameOffer(before: ShopOffer, now: ShopOffer): boolean {
  return (
    before.hasPromotions === now.hasPromotions &&
    before.vatRatePercent === now.vatRatePercent &&
    isDeepStrictEqual([before.delivery, before.plan], [now.delivery, now.plan]) &&
    before.lines.every((line, place) => line !== null && isStillOffered(line, now.lines[place]))
  );
}

/** The same but for stock: that there is enough is asked where it is taken. A set with a part that is off sale has none. */
function isStillOffered(line: OfferedLine, now: OfferedLine | null | undefined): boolean {
  if (!now || (line.parts.length > 0 && now.stock === 0)) return false;
  return isDeepStrictEqual(stockless(line), stockless(now));
}

function stockless(line: OfferedLine) {
  return { ...line, stock: 0, parts: line.parts.map((part) => ({ ...part, stock: 0 })) };
}
