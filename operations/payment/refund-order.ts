import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  lockOrder,
  type SoldLine,
  writeOrderPayment,
} from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { insertRefundParts } from '#database/queries/payment/refund-parts.ts';
import { findRefundByKey, insertRefund, listRefunds } from '#database/queries/payment/refunds.ts';
import { askedPence, settledPence } from '#domain/corrections/settled.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { mostRestocked } from '#domain/order-lines/restock.ts';
import {
  allowsPayment,
  type PaymentAction,
  type PaymentState,
  paymentState,
  whyNot,
} from '#domain/payment/payment-state.ts';
import { isGivenByProvider, type Tender, tenderOf } from '#domain/payment/tender.ts';
import {
  type PricedRefund,
  priceRefund,
  type RefundProblem,
  type SumRate,
} from '#domain/refunds/refund-asked.ts';
import { type RefundPart, refundedByLine } from '#domain/refunds/refund-part.ts';
import { refundWords } from '#domain/refunds/refund-words.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { followRefunds } from '#operations/order-lines/follow-refunds.ts';
import { isRestocked, restock } from '#operations/order-lines/restock-pieces.ts';
import { issueCreditNote, issueInvoice } from '#operations/paper/issue-paper.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import { requestRefund } from '#operations/refunds/request-refund.ts';

export type MoneyResult =
  | { ok: true }
  | { ok: false; problem: 'order-not-found' }
  /** `message` says why, for staff. */
  | { ok: false; problem: 'not-allowed'; message: string }
  | { ok: false; problem: 'more-than-kept'; keptPence: Pence }
  /** Another refund was made, or one failed, since the form was opened. */
  | { ok: false; problem: 'changed-meanwhile'; keptPence: Pence };

/** A refund that can be made, to be read before it is. */
export type RefundToConfirm = PricedRefund & {
  tender: Tender;
  /** What the tender holds. */
  keptPence: Pence;
  /** The lines with what is refunded of them, and what comes back to the shelf; in the order of the order. */
  lines: { line: SoldLine; quantity: number; amountPence: Pence; restock: number }[];
};

/** `isDone`: given back already; otherwise the payment service is asked for it. `amountPence` is 0 where pieces came back alone. */
export type RefundOrderResult =
  | { ok: true; isDone: boolean; amountPence: Pence }
  /** It can be made, once somebody has read what it is. */
  | { ok: false; problem: 'needs-confirmation'; keptPence: Pence; refund: RefundToConfirm }
  | ({ ok: false } & RefundProblem)
  | { ok: false; problem: 'too-many-back'; lineId: string; most: number }
  | { ok: false; problem: 'nothing-asked' }
  | Exclude<MoneyResult, { ok: true }>;

export type NewRefund = {
  orderNumber: string;
  /** Pieces of lines to refund, and pieces that come back to the shelf: two decisions. */
  lines?: readonly { lineId: string; quantity: number; restock: number; lessPence?: Pence }[];
  deliveryPence?: Pence;
  /** A sum about no line, beside the pieces. Its rate of VAT is needed where the order has several. */
  amountPence: Pence;
  sumRate?: SumRate | undefined;
  /** What the money goes back by; the tender that holds most by default. */
  tender?: Tender | undefined;
  /** What somebody saw could be refunded. */
  leftPence?: Pence;
  reason: string;
  /** One form makes one refund, however often it is sent. */
  key: string;
  actor: Actor;
  /** Somebody has read sum, card and customer, and wants it. */
  isConfirmed: boolean;
};

/**
 * Gives money of an order back, never more than its tender has of it, and puts pieces on the shelf. What a provider took is asked
 * back from it by a job; other money is given by hand, and recorded here. The lines say that they were refunded once the money is
 * gone; pieces that came back are written at once (docs/decisions/210-refunds-by-line.md).
 */
export async function refundOrder(platform: Platform, refund: NewRefund): Promise<RefundOrderResult> {
  const { result, moved } = await writeRefund(platform, refund);
  if (moved.length > 0) platform.announceStock(moved);
  return result;
}

/** `parts`: what the money is about; `moved`: the slugs whose stock moved, to be announced once it is committed. */
type Written = { result: RefundOrderResult; moved: string[]; parts: readonly RefundPart[] };

function writeRefund(platform: Platform, refund: NewRefund): Promise<Written> {
  return staffWrite(platform, refund.actor, (write) => refundIn(write, refund));
}

/** The same in a write that does more. Writes nothing where it is refused. */
export async function refundIn(
  { trx, now, newId, record }: Pick<StaffWrite, 'trx' | 'now' | 'newId' | 'record'>,
  refund: NewRefund,
): Promise<Written> {
  const { orderNumber, reason, key, actor, isConfirmed } = refund;
  const stamp = { now, newId };
  const unmoved = (result: RefundOrderResult): Written => ({ result, moved: [], parts: [] });
  const order = await lockOrder(trx, orderNumber, now);
  if (!order) return unmoved({ ok: false, problem: 'order-not-found' });
  const earlier = await findEarlier(trx, order.id, key);
  if (earlier) return unmoved(earlier);
  const prepared = await prepare(trx, order, refund);
  if (!prepared.ok) return unmoved(prepared);
  const { amountPence, parts, tender, lines, keptPence } = prepared;
  if (!isConfirmed) return unmoved({ ok: false, problem: 'needs-confirmation', keptPence, refund: prepared });
  const isDone = !isGivenByProvider(tender);
  const words = refundWords(prepared);
  const asked = { order, key, amountPence, parts, reason, actor: actor.name, tender };
  const moved = await restock(trx, order, { lines, key, reason, actor: actor.name }, stamp);
  await note(trx, order, actor.name, `${words}: ${reason}`, stamp);
  if (amountPence > 0 && isDone) await giveByHand(trx, asked, stamp);
  if (amountPence > 0 && !isDone) await requestRefund(trx, { ...asked, orderId: order.id }, stamp);
  record({
    action: 'order.refund',
    subjectId: order.id,
    subject: orderNumber,
    before: null,
    after: { amountPence, reason },
  });
  return { result: { ok: true, isDone, amountPence }, moved, parts };
}

/** The result of a form that was sent before. */
async function findEarlier(trx: Db, orderId: string, key: string): Promise<RefundOrderResult | null> {
  const refund = await findRefundByKey(trx, key);
  if (refund) return { ok: true, isDone: !isGivenByProvider(refund.tender), amountPence: refund.amountPence };
  return (await isRestocked(trx, orderId, key)) ? { ok: true, isDone: true, amountPence: 0 } : null;
}

/** Prices a refund by what the order has now, or says why it cannot be made. */
async function prepare(
  trx: Db,
  order: LockedOrder,
  { lines = [], deliveryPence = 0, amountPence: sumPence, sumRate, ...refund }: NewRefund,
): Promise<({ ok: true } & RefundToConfirm) | Exclude<RefundOrderResult, { ok: true }>> {
  const asksMoney = sumPence > 0 || deliveryPence > 0 || lines.some(({ quantity }) => quantity > 0);
  if (!asksMoney && !lines.some(({ restock }) => restock > 0)) return { ok: false, problem: 'nothing-asked' };
  const refusal =
    (asksMoney && refuseOwed(order)) || (asksMoney ? refuse('refund', order) : refuseRestock(order));
  if (refusal) return refusal;
  const { keptPence, standing, tenders, before, lines: refundable } = await refundableOfOrder(trx, order.id);
  const { leftPence } = refund;
  if (leftPence !== undefined && leftPence !== keptPence)
    return { ok: false, problem: 'changed-meanwhile', keptPence };
  const tender = refund.tender ?? tenders[0]?.tender ?? tenderOf(order.paymentMethod);
  const held = tenders.find((each) => each.tender === tender)?.leftPence ?? 0;
  if (sumPence > held) return { ok: false, problem: 'more-than-kept', keptPence: held };
  const asked = { lines, deliveryPence, sumPence, sumRate };
  const pieces = new Map(refundable.map((line) => [line.lineId, line.pieces]));
  const priced = priceRefund(asked, standing, pieces, before);
  if (!priced.ok) return priced;
  if (priced.amountPence > held) return { ok: false, problem: 'more-than-kept', keptPence: held };
  for (const { lineId, restock } of lines) {
    const tally = refundable.find((line) => line.lineId === lineId)?.tally;
    if (!tally) return { ok: false, problem: 'no-such-line', lineId };
    if (restock > mostRestocked(tally))
      return { ok: false, problem: 'too-many-back', lineId, most: mostRestocked(tally) };
  }
  const { amountPence, parts } = priced;
  const byLine = refundedByLine([parts]);
  return {
    ok: true,
    amountPence,
    parts,
    tender,
    keptPence: held,
    lines: refundable.flatMap(({ lineId, sold }) => {
      const { quantity, amountPence } = byLine.get(lineId) ?? { quantity: 0, amountPence: 0 };
      const restock = lines.find((line) => line.lineId === lineId)?.restock ?? 0;
      return quantity + restock > 0 ? [{ line: sold, quantity, amountPence, restock }] : [];
    }),
  };
}

/** The papers state the order as it was until the difference is paid or let go: nothing can be priced by them. */
function refuseOwed({ differencePence }: LockedOrder): Exclude<MoneyResult, { ok: true }> | null {
  if (differencePence === 0) return null;
  const message = `${formatPounds(differencePence)} is still to be paid after a correction: let it go, or correct the order, first.`;
  return { ok: false, problem: 'not-allowed', message };
}

/** Pieces come back whatever was given back of their money; those of an order that is not paid belong to its status. */
function refuseRestock({ paymentState }: LockedOrder): Exclude<MoneyResult, { ok: true }> | null {
  return allowsPayment('refund', paymentState) || paymentState === 'refunded'
    ? null
    : { ok: false, problem: 'not-allowed', message: whyNot('refund', paymentState) ?? '' };
}

/** Records the cash that the courier took for an order. */
export async function recordCash(
  platform: Platform,
  { orderNumber, note: text, actor }: { orderNumber: string; note: string; actor: Actor },
): Promise<MoneyResult> {
  const isTest = await platform.demo.isDemo();
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<MoneyResult> => {
    const stamp = { now, newId };
    const order = await lockOrder(trx, orderNumber, now);
    if (!order) return { ok: false, problem: 'order-not-found' };
    const refusal = refuse('record-cash', order);
    if (refusal) return refusal;
    // Another tender may have paid a part of it, and a correction have given some of that back.
    const settled = settledPence(await listLedger(trx, order.id), await listRefunds(trx, order.id));
    const amountPence = order.totalPence - settled;
    const entry = {
      kind: 'cash-received' as const,
      amountPence,
      tender: 'cash' as const,
      reference: `cash-${newId()}`,
      note: text,
      actor: actor.name,
    };
    await insertLedgerEntry(trx, order.id, entry, stamp);
    await writeState(trx, order);
    await issueInvoice(trx, { orderId: order.id, reference: entry.reference, isTest }, stamp);
    const words = `${formatPounds(amountPence)} received in cash`;
    await note(trx, order, actor.name, text ? `${words}: ${text}` : words, stamp);
    record({
      action: 'order.cash-received',
      subjectId: order.id,
      subject: orderNumber,
      before: null,
      after: { amountPence, ...(text && { note: text }) },
    });
    return { ok: true };
  });
}

function refuse(
  action: PaymentAction,
  { paymentState }: LockedOrder,
): Exclude<MoneyResult, { ok: true }> | null {
  return allowsPayment(action, paymentState)
    ? null
    : { ok: false, problem: 'not-allowed', message: whyNot(action, paymentState) ?? '' };
}

type Given = {
  order: LockedOrder;
  key: string;
  amountPence: Pence;
  parts: readonly RefundPart[];
  reason: string;
  actor: string;
  tender: Tender;
};

async function giveByHand(trx: Db, given: Given, stamp: Stamp): Promise<void> {
  const { order, key, amountPence, parts, reason, actor, tender } = given;
  const orderId = order.id;
  const id = stamp.newId();
  await insertRefund(trx, {
    id,
    order_id: orderId,
    request_key: key,
    amount_pence: amountPence,
    reason,
    state: 'done',
    reference: null,
    failure: null,
    actor,
    requested_at: stamp.now,
    tender,
    payment_id: null,
    correction_id: null,
  });
  await insertRefundParts(trx, id, parts);
  const entry = { kind: 'refunded' as const, amountPence, tender, reference: id, note: reason, actor };
  await insertLedgerEntry(trx, orderId, entry, stamp);
  const state = await writeState(trx, order);
  await followRefunds(trx, { orderId, state }, { refundId: id, actor, reason }, stamp);
  await queueMail(trx, { mail: 'order-refunded', orderId, refundId: id }, stamp);
  await issueCreditNote(trx, { orderId, reference: id, amountPence, reason, parts }, stamp);
}

async function writeState(trx: Db, order: LockedOrder): Promise<PaymentState> {
  const { id, paymentMethod } = order;
  const paidBy = paymentMethod === 'cod' ? 'cash' : 'provider';
  const state = paymentState(paidBy, await listLedger(trx, id), askedPence(order));
  await writeOrderPayment(trx, id, { state });
  return state;
}

function note(trx: Db, order: LockedOrder, actor: string, text: string, stamp: Stamp): Promise<void> {
  return insertOrderEvent(trx, {
    id: stamp.newId(),
    order_id: order.id,
    at: stamp.now,
    actor,
    note: text,
    from_status: order.status,
    to_status: order.status,
  });
}
