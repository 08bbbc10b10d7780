import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  lockOrder,
  writeOrderPayment,
} from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { insertRefund, isRefundRequested, listRefunds } from '#database/queries/payment/refunds.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import {
  allowsPayment,
  type PaymentAction,
  type PaymentState,
  paymentState,
  whyNot,
} from '#domain/payment/payment-state.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { followRefunds } from '#operations/order-lines/follow-refunds.ts';
import { issueCreditNote, issueInvoice } from '#operations/paper/issue-paper.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { requestRefund } from './request-refund.ts';

export type MoneyResult =
  | { ok: true }
  | { ok: false; problem: 'order-not-found' }
  /** `message` says why, for staff. */
  | { ok: false; problem: 'not-allowed'; message: string }
  | { ok: false; problem: 'more-than-kept'; keptPence: Pence }
  /** Another refund was made, or one failed, since the form was opened. */
  | { ok: false; problem: 'changed-meanwhile'; keptPence: Pence };

/** `isDone`: given back already; otherwise the payment service is asked for it. */
export type RefundOrderResult =
  | { ok: true; isDone: boolean }
  /** It can be made, once somebody has read what it is. */
  | { ok: false; problem: 'needs-confirmation'; keptPence: Pence }
  | Exclude<MoneyResult, { ok: true }>;

export type NewRefund = {
  orderNumber: string;
  amountPence: Pence;
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
 * Gives money of an order back, never more than the shop has of it. What a provider took is asked back from it by a job; cash
 * is given by hand, and recorded here.
 */
export function refundOrder(platform: Platform, refund: NewRefund): Promise<RefundOrderResult> {
  const { orderNumber, amountPence, leftPence, reason, key, actor, isConfirmed } = refund;
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<RefundOrderResult> => {
    const stamp = { now, newId };
    const order = await lockOrder(trx, orderNumber, now);
    if (!order) return { ok: false, problem: 'order-not-found' };
    const isDone = order.paymentMethod === 'cod';
    if (await isRefundRequested(trx, key)) return { ok: true, isDone };
    const refusal = refuse('refund', order);
    if (refusal) return refusal;
    const keptPence = refundablePence(await listLedger(trx, order.id), await listRefunds(trx, order.id));
    if (leftPence !== undefined && leftPence !== keptPence)
      return { ok: false, problem: 'changed-meanwhile', keptPence };
    if (amountPence > keptPence) return { ok: false, problem: 'more-than-kept', keptPence };
    if (!isConfirmed) return { ok: false, problem: 'needs-confirmation', keptPence };
    const asked = { orderId: order.id, key, amountPence, reason, actor: actor.name };
    if (isDone) await giveCash(trx, asked, stamp);
    else await requestRefund(trx, asked, stamp);
    await note(trx, order, actor.name, `Refund of ${formatPounds(amountPence)}: ${reason}`, stamp);
    record({
      action: 'order.refund',
      subjectId: order.id,
      subject: orderNumber,
      before: null,
      after: { amountPence, reason },
    });
    return { ok: true, isDone };
  });
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
    const entry = {
      kind: 'cash-received' as const,
      amountPence: order.totalPence,
      reference: `cash-${newId()}`,
      note: text,
      actor: actor.name,
    };
    await insertLedgerEntry(trx, order.id, entry, stamp);
    await writeCashState(trx, order.id);
    await issueInvoice(trx, { orderId: order.id, reference: entry.reference, isTest }, stamp);
    const words = `${formatPounds(order.totalPence)} received in cash`;
    await note(trx, order, actor.name, text ? `${words}: ${text}` : words, stamp);
    record({
      action: 'order.cash-received',
      subjectId: order.id,
      subject: orderNumber,
      before: null,
      after: { amountPence: order.totalPence, ...(text && { note: text }) },
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

async function giveCash(
  trx: Db,
  asked: { orderId: string; key: string; amountPence: Pence; reason: string; actor: string },
  stamp: Stamp,
): Promise<void> {
  const { orderId, key, amountPence, reason, actor } = asked;
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
  });
  const entry = { kind: 'refunded' as const, amountPence, reference: id, note: reason, actor };
  await insertLedgerEntry(trx, orderId, entry, stamp);
  const state = await writeCashState(trx, orderId);
  await followRefunds(trx, { orderId, state }, { refundId: id, actor, reason }, stamp);
  await queueMail(trx, { mail: 'order-refunded', orderId, refundId: id }, stamp);
  await issueCreditNote(trx, { orderId, reference: id, amountPence, reason }, stamp);
}

async function writeCashState(trx: Db, orderId: string): Promise<PaymentState> {
  const state = paymentState('cash', await listLedger(trx, orderId));
  await writeOrderPayment(trx, orderId, { state });
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
