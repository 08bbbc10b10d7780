import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { settleCashQuestion } from '#database/queries/order/cash-questions.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  lockOrder,
  wasSent,
  writeOrderStatus,
} from '#database/queries/order/order-rows.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listConcerns } from '#database/queries/payment/payment-risks.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import type { Pence } from '#domain/money/money.ts';
import { hasLeft, holdsStock, type Order, type OrderStatus } from '#domain/order/order.ts';
import { isSending, whyNotSent } from '#domain/order/sending.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import { NOTHING_TO_SEND } from '#domain/order-lines/restock.ts';
import { type MoveQuestion, moveQuestions, type StockChoice } from '#domain/order-moves/move-questions.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { hasNothingToSend, moveLines, StockGone } from '#operations/order-lines/move-lines.ts';
import { creditWholeOrder, issueInvoice } from '#operations/paper/issue-paper.ts';
import { receiveLate } from '#operations/payment/apply-report.ts';
import { followStatus } from '#operations/payment/follow-status.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Author, staffWrite } from '#operations/platform/staff-write.ts';
import { settleTakenUp } from '#operations/transfers/settle-transfer.ts';
import { queueStatusMail } from './order-status-mail.ts';
import { supersedeMove } from './supersede-move.ts';
import { storeTracking } from './track-order.ts';

export type ChangeStatusResult =
  /** `tookStock`: the pieces were taken from stock again. */
  | { ok: true; tookStock: boolean }
  | { ok: false; problem: 'order-not-found' }
  | { ok: false; problem: 'changed-meanwhile'; status: OrderStatus }
  /** `message` says why it cannot be sent, for staff: its money, or that no piece of it is left. */
  | { ok: false; problem: 'not-paid'; message: string }
  | { ok: false; problem: 'out-of-stock'; lines: { name: string; variant: string }[] }
  /** Nothing was changed: somebody must answer these first. `leftPence` was paid and could be given back. */
  | {
      ok: false;
      problem: 'needs-confirmation';
      questions: MoveQuestion[];
      leftPence: Pence;
      /** It is given back by hand, and recorded. */
      isByHand: boolean;
    };

/**
 * Sets an order's status; any may follow any (docs/decisions/041-order-status-any-to-any.md). Cancelling returns the stock,
 * leaving 'cancelled' takes it again and is refused, naming the lines, where it is gone. Where `from` is given and no longer
 * true, somebody else changed it first and nothing is written. The change goes into the order's history. An order that awaits
 * its payment, or never got it, is neither packed nor sent; cancelling one ends its payment. The customer is told of 'shipped',
 * 'delivered' and 'cancelled' by mail. Where `may` says no to the order as it stands, somebody changed it first, too. A move
 * with questions (`moveQuestions`) is refused until they are answered: money goes back by an answer alone.
 */
export async function changeOrderStatus(
  platform: Platform,
  change: StatusChange,
): Promise<ChangeStatusResult> {
  const result = await writeStatus(platform, change).catch((error: unknown): Outcome => {
    if (error instanceof StockGone) return { ok: false, problem: 'out-of-stock', lines: error.lines };
    throw error;
  });
  if (!result.ok) return result;
  platform.announceStock(result.moved);
  return { ok: true, tookStock: result.tookStock };
}

export type StatusChange = {
  orderNumber: string;
  to: OrderStatus;
  actor: Author;
  /** The status somebody saw. */
  from?: OrderStatus | undefined;
  note?: string;
  /** How the parcel is followed; as it was where it is left out. */
  tracking?: Tracking | undefined;
  /** What was answered to the questions of the move; without it, a move that has any is refused. */
  answers?: MoveAnswers | undefined;
  /** Asked under the lock of the order. */
  may?: (order: Pick<Order, 'id' | 'orderStatus' | 'paymentState'>, trx: Db) => boolean | Promise<boolean>;
  /** The mail is sent at once: nobody takes this change back. */
  isFinal?: boolean;
  /** Alerts staff that the customer cancelled. */
  alertsStaff?: boolean;
};

export type MoveAnswers = {
  /** Cancelling gives back what was paid. */
  refunds?: boolean;
  /** Whether the pieces of a cancelled order that had left are in stock again. */
  stock?: StockChoice | null;
};

type Outcome = { ok: true; moved: string[]; tookStock: boolean } | Exclude<ChangeStatusResult, { ok: true }>;

async function writeStatus(platform: Platform, change: StatusChange): Promise<Outcome> {
  const { orderNumber, to, actor, note = '' } = change;
  const isTest = await platform.demo.isDemo();
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<Outcome> => {
    const order = await lockOrder(trx, orderNumber, now);
    if (!order) return { ok: false, problem: 'order-not-found' };
    const from = order.status;
    if (change.from && change.from !== from) return { ok: false, problem: 'changed-meanwhile', status: from };
    if (
      (await change.may?.({ id: order.id, orderStatus: from, paymentState: order.paymentState }, trx)) ===
      false
    )
      return { ok: false, problem: 'changed-meanwhile', status: from };
    const unpaid = isSending(to) ? whyNotSent(order) : null;
    if (unpaid && (from !== to || note)) return { ok: false, problem: 'not-paid', message: unpaid };
    if (await hasNothingToSend(trx, order, to))
      return { ok: false, problem: 'not-paid', message: NOTHING_TO_SEND };
    const asked = await unanswered(trx, order, change);
    if (asked) return asked;
    const { tracking } = change;
    const track = async () => {
      const tracked = tracking && (await storeTracking(trx, orderNumber, tracking));
      if (tracked) record(tracked);
    };
    if (from === to && !note) {
      await track();
      return { ok: true, moved: [], tookStock: false };
    }
    const superseded = from === to ? null : await supersedeMove(trx, order, { now, newId });
    const stock = change.answers?.stock ?? null;
    const own = await moveLines(trx, order, { to, stock, actor: actor.name }, { now, newId });
    // What is left to send has its parcel by now, and the tracking is that one's.
    await track();
    const moved = [...(superseded?.moved ?? []), ...own];
    const refunds = change.answers?.refunds ?? false;
    await followStatus(trx, platform, order, { to, actor: actor.name, refunds });
    await writeOrderStatus(trx, order.id, to);
    if (from !== to) await settleCashQuestion(trx, order.id, now);
    if (from !== to) await queueStatusMail(trx, order.id, to, { now, newId }, change.isFinal);
    if (from !== to && change.alertsStaff)
      await queueAlert(trx, { alert: 'order-cancelled', orderId: order.id }, { now, newId });
    await issueCashPapers(trx, order, { to, isTest }, { now, newId });
    await settleTakenUp({ trx, now, newId }, order, { to, actor, isTest });
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note,
      from_status: from,
      to_status: to,
    });
    if (superseded)
      moved.push(...(await receiveLate(platform, trx, { ...order, status: to }, superseded.held)));
    record({
      action: 'order.status',
      subjectId: order.id,
      subject: orderNumber,
      before: { status: from },
      after: { status: to, ...(note ? { note } : {}) },
    });
    return { ok: true, moved, tookStock: !holdsStock(from) && own.length > 0 };
  });
}

/** Returns the refusal of a move whose questions are not answered; null where it may go on. */
async function unanswered(
  trx: Db,
  order: LockedOrder,
  { to, answers }: StatusChange,
): Promise<Exclude<ChangeStatusResult, { ok: true }> | null> {
  const { id, status: from, paymentState, paymentMethod } = order;
  const isCancelling = to === 'cancelled' && from !== to;
  const leftPence = isCancelling ? refundablePence(await listLedger(trx, id), await listRefunds(trx, id)) : 0;
  const concerns = isSending(to) && !hasLeft(from) ? await listConcerns(trx, id) : [];
  const isSent = isCancelling && (await wasSent(trx, id));
  const questions = moveQuestions({ from, to, wasSent: isSent, paymentState, leftPence, concerns });
  const isAnswered = answers !== undefined && (!questions.includes('stock') || Boolean(answers.stock));
  if (questions.length === 0 || isAnswered) return null;
  return {
    ok: false,
    problem: 'needs-confirmation',
    questions,
    leftPence,
    isByHand: paymentMethod !== 'card',
  };
}

/** The invoice of a cash order goes with the goods; where they come back unpaid, it is credited. */
export async function issueCashPapers(
  trx: Db,
  { id: orderId, status: from, paymentState }: LockedOrder,
  { to, isTest }: { to: OrderStatus; isTest: boolean },
  stamp: Stamp,
): Promise<void> {
  if (paymentState !== 'cash due' || from === to) return;
  if (to === 'shipped' || to === 'delivered')
    await issueInvoice(trx, { orderId, reference: '', isTest }, stamp);
  if (to === 'cancelled') await creditWholeOrder(trx, { orderId, reason: 'The order was cancelled.' }, stamp);
}
