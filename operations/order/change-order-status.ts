import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { returnStock, takeStock } from '#database/queries/catalogue/take-stock.ts';
import { settleCashQuestion } from '#database/queries/order/cash-questions.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  listSoldLines,
  lockOrder,
  slugsOf,
  writeOrderStatus,
} from '#database/queries/order/order-rows.ts';
import { holdsStock, type Order, type OrderStatus } from '#domain/order/order.ts';
import { isSending, whyNotSent } from '#domain/order/sending.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { creditWholeOrder, issueInvoice } from '#operations/paper/issue-paper.ts';
import { receiveLate } from '#operations/payment/apply-report.ts';
import { followStatus } from '#operations/payment/follow-status.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Author, staffWrite } from '#operations/platform/staff-write.ts';
import { queueStatusMail } from './order-status-mail.ts';
import { supersedeMove } from './supersede-move.ts';
import { storeTracking } from './track-order.ts';

export type ChangeStatusResult =
  | { ok: true }
  | { ok: false; problem: 'order-not-found' }
  | { ok: false; problem: 'changed-meanwhile'; status: OrderStatus }
  /** `message` says why it cannot be sent, for staff. */
  | { ok: false; problem: 'not-paid'; message: string }
  | { ok: false; problem: 'out-of-stock'; lines: { name: string; variant: string }[] };

/**
 * Sets an order's status; any may follow any (docs/decisions/041-order-status-any-to-any.md). Cancelling returns the stock,
 * leaving 'cancelled' takes it again and is refused, naming the lines, where it is gone. Where `from` is given and no longer
 * true, somebody else changed it first and nothing is written. The change goes into the order's history. An order that awaits
 * its payment, or never got it, is neither packed nor sent; cancelling one ends its payment, and refunds a paid one where `refunds` says so. The customer
 * is told of 'shipped', 'delivered' and 'cancelled' by mail. Where `may` says no to the order as it stands, somebody changed it first, too.
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
  return { ok: true };
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
  /** Cancelling gives back what was paid. */
  refunds?: boolean;
  /** Asked under the lock of the order. */
  may?: (order: Pick<Order, 'orderStatus' | 'paymentState'>, trx: Db) => boolean | Promise<boolean>;
  /** The mail is sent at once: nobody takes this change back. */
  isFinal?: boolean;
  /** Alerts staff that the customer cancelled. */
  alertsStaff?: boolean;
};

type Outcome = { ok: true; moved: string[] } | Exclude<ChangeStatusResult, { ok: true }>;

async function writeStatus(platform: Platform, change: StatusChange): Promise<Outcome> {
  const { orderNumber, to, actor, note = '' } = change;
  const isTest = await platform.demo.isDemo();
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<Outcome> => {
    const order = await lockOrder(trx, orderNumber, now);
    if (!order) return { ok: false, problem: 'order-not-found' };
    const from = order.status;
    if (change.from && change.from !== from) return { ok: false, problem: 'changed-meanwhile', status: from };
    if ((await change.may?.({ orderStatus: from, paymentState: order.paymentState }, trx)) === false)
      return { ok: false, problem: 'changed-meanwhile', status: from };
    const unpaid = isSending(to) ? whyNotSent(order) : null;
    if (unpaid && (from !== to || note)) return { ok: false, problem: 'not-paid', message: unpaid };
    const tracked = change.tracking && (await storeTracking(trx, orderNumber, change.tracking));
    if (tracked) record(tracked);
    if (from === to && !note) return { ok: true, moved: [] };
    const superseded = from === to ? null : await supersedeMove(trx, order, now);
    const moved = [...(superseded?.moved ?? []), ...(await moveStock(trx, order.id, from, to, now))];
    await followStatus(trx, platform, order, { to, actor: actor.name, refunds: change.refunds ?? false });
    await writeOrderStatus(trx, order.id, to);
    if (from !== to) await settleCashQuestion(trx, order.id, now);
    if (from !== to) await queueStatusMail(trx, order.id, to, { now, newId }, change.isFinal);
    if (from !== to && change.alertsStaff)
      await queueAlert(trx, { alert: 'order-cancelled', orderId: order.id }, { now, newId });
    await issueCashPapers(trx, order, { to, isTest }, { now, newId });
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
    return { ok: true, moved };
  });
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

/** Thrown to roll the transaction back. */
export class StockGone extends Error {
  readonly lines: { name: string; variant: string }[];

  constructor(lines: { name: string; variant: string }[]) {
    super('Stock of the order is gone');
    this.lines = lines;
  }
}

/** Returns the slugs of the products whose stock moved. */
export async function moveStock(
  trx: Db,
  orderId: string,
  from: OrderStatus,
  to: OrderStatus,
  now: string,
): Promise<string[]> {
  if (holdsStock(from) === holdsStock(to)) return [];
  const lines = await listSoldLines(trx, orderId);
  if (holdsStock(from)) return [...slugsOf(lines), ...(await returnStock(trx, lines, now))];
  const { refused, followed } = await takeStock(trx, lines, now);
  if (refused.length > 0) throw new StockGone(refused.map(({ name, variant }) => ({ name, variant })));
  return [...slugsOf(lines), ...followed];
}
