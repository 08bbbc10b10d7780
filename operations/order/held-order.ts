import type { Db } from '#database/open.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { settleCashQuestion } from '#database/queries/order/cash-questions.ts';
import {
  findMoveOrder,
  type HeldMove,
  lockOrderMove,
  type OrderMove,
  writeMoveOrder,
} from '#database/queries/order/order-moves.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  lockOrder,
  wasSent,
  writeOrderPayment,
  writeOrderStatus,
} from '#database/queries/order/order-rows.ts';
import { listConcerns } from '#database/queries/payment/payment-risks.ts';
import { inTransaction } from '#database/transaction.ts';
import { hasLeft, holdsStock, type OrderStatus } from '#domain/order/order.ts';
import { isSending, whyNotSent } from '#domain/order/sending.ts';
import { NOTHING_TO_SEND } from '#domain/order-lines/restock.ts';
import { moveQuestions, moveQuestionText } from '#domain/order-moves/move-questions.ts';
import { isOrderStatus } from '#domain/order-moves/move-target.ts';
import { whyApart } from '#domain/order-moves/order-move.ts';
import { hasNothingToSend, moveLines, StockGone } from '#operations/order-lines/move-lines.ts';
import { receiveLate } from '#operations/payment/apply-report.ts';
import { followStatus } from '#operations/payment/follow-status.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { settleTakenUp } from '#operations/transfers/settle-transfer.ts';
import { issueCashPapers } from './change-order-status.ts';
import { queueStatusMail } from './order-status-mail.ts';
import { supersedeMove } from './supersede-move.ts';

const STOCK_OUT = 'Its pieces did not come back into stock: reopen it on its own page.';

/** An order of a change of many. `isTest`: its papers are numbered apart. */
export type OfMove = { moveId: string; orderNumber: string; isTest: boolean };

/**
 * Sets the status of one order of a change of many, and no more: mails, papers, money and the stock that a cancellation returns
 * wait until it cannot be undone. Stock of a reopened one is taken at once. Returns the slugs whose stock moved.
 */
export async function moveHeld(platform: Platform, { moveId, orderNumber }: OfMove): Promise<string[]> {
  try {
    return await move(platform, moveId, orderNumber);
  } catch (error) {
    if (!(error instanceof StockGone)) throw error;
    const lines = error.lines.map(({ name, variant }) => `${name} (${variant})`).join(', ');
    const reason = `Not enough in stock any more: ${lines}.`;
    await inTransaction(platform.db, async (trx) => {
      const row = await findMoveOrder(trx, moveId, orderNumber);
      if (row?.state === 'waiting')
        await writeMoveOrder(trx, moveId, orderNumber, { state: 'refused', reason });
    });
    return [];
  }
}

function move(platform: Platform, moveId: string, orderNumber: string): Promise<string[]> {
  return writeOne(platform, { moveId, orderNumber }, 'waiting', async ({ trx, move, order, row, stamp }) => {
    if (move.undoneAt !== null) return [];
    const outcome = (state: 'refused' | 'unchanged' | 'held', reason: string | null = null) =>
      writeMoveOrder(trx, moveId, orderNumber, {
        state,
        reason,
        order_id: order?.id ?? null,
        from_status: order?.status ?? null,
      });
    if (!order) {
      await outcome('refused', 'It was deleted.');
      return [];
    }
    const unsent = (await hasNothingToSend(trx, order, move.to)) ? NOTHING_TO_SEND : null;
    const unpaid = isSending(move.to) ? whyNotSent(order) : null;
    const sent = move.to === 'cancelled' && (await wasSent(trx, order.id));
    const apart =
      order.stockNotReturned === 1 ? STOCK_OUT : whyApart({ status: order.status, wasSent: sent }, move.to);
    const refused =
      unpaid ?? unsent ?? apart ?? (await whyDoubted(trx, order, { to: move.to, answered: row.doubts }));
    if (order.status === move.to || refused) {
      await outcome(
        order.status === move.to ? 'unchanged' : 'refused',
        order.status === move.to ? null : refused,
      );
      return [];
    }
    const superseded = await supersedeMove(trx, order, stamp);
    const moved = [...(superseded?.moved ?? [])];
    if (holdsStock(move.to))
      moved.push(...(await moveLines(trx, order, { to: move.to, stock: null, actor: move.actor }, stamp)));
    await writeStatus(trx, order, move.to, move.actor, '', stamp);
    await outcome('held');
    if (superseded)
      moved.push(...(await receiveLate(platform, trx, { ...order, status: move.to }, superseded.held)));
    return moved;
  });
}

/** What speaks against sending an order and was not in the question before; null where nothing does. */
async function whyDoubted(
  trx: Db,
  { id, status, paymentState }: LockedOrder,
  { to, answered }: { to: OrderStatus; answered: readonly string[] },
): Promise<string | null> {
  if (!isSending(to) || hasLeft(status)) return null;
  const doubts = moveQuestions({
    from: status,
    to,
    wasSent: false,
    paymentState,
    leftPence: 0,
    concerns: await listConcerns(trx, id),
  });
  const [first] = doubts.filter((doubt) => !answered.includes(doubt));
  return first ? `${moveQuestionText(first, { leftPence: 0 })} Nobody was asked about that yet.` : null;
}

/** Restores the status and stock of one order of an undone change; what it paid meanwhile counts. */
export function undoHeld(platform: Platform, of: OfMove): Promise<string[]> {
  return writeOne(platform, of, 'held', async ({ trx, move, order, row, stamp }) => {
    if (!order) return [];
    const { from } = row;
    if (move.to === 'cancelled' && order.paymentMethod !== 'cod' && order.paymentState === 'failed') {
      const reason = 'Not undone: its payment ended meanwhile.';
      await writeMoveOrder(trx, of.moveId, of.orderNumber, { state: 'final', reason });
      return carryOut(platform, { trx, move, order, row, isTest: of.isTest, stamp });
    }
    await writeMoveOrder(trx, of.moveId, of.orderNumber, { state: 'undone' });
    const actor = move.undoneBy ?? move.actor;
    // The pieces of a cancellation wait with all else of it.
    const moved = holdsStock(move.to)
      ? await moveLines(trx, order, { to: from, stock: 'return', actor }, stamp)
      : [];
    await writeStatus(trx, order, from, actor, 'Undone', stamp);
    if (order.holdUntil !== null && order.paymentState === 'awaiting payment') {
      const job = { kind: 'expire-order' as const, payload: { orderId: order.id }, runAt: order.holdUntil };
      await insertJob(trx, job, stamp);
    }
    return [...moved, ...(await receiveLate(platform, trx, { ...order, status: from }, row))];
  });
}

/** Carries out what waits, for one order of a change that can be undone no longer. */
export function finishMoved(platform: Platform, of: OfMove): Promise<string[]> {
  return writeOne(platform, of, 'held', async ({ trx, move, order, row, stamp }) => {
    if (move.undoneAt !== null) return [];
    await writeMoveOrder(trx, of.moveId, of.orderNumber, { state: 'final' });
    return order ? carryOut(platform, { trx, move, order, row, isTest: of.isTest, stamp }) : [];
  });
}

type Stamp = { now: string; newId: () => string };
type StatusMove = OrderMove & { to: OrderStatus };
type Writing = {
  trx: Db;
  move: StatusMove;
  row: HeldMove & { doubts: string[] };
  order: LockedOrder | null;
  stamp: Stamp;
};

/** Locks the change, then the order, and works where the order is still in the state it was listed in. */
function writeOne(
  platform: Platform,
  { moveId, orderNumber }: Pick<OfMove, 'moveId' | 'orderNumber'>,
  state: 'waiting' | 'held',
  work: (writing: Writing) => Promise<string[]>,
): Promise<string[]> {
  return inTransaction(platform.db, async (trx) => {
    const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
    const move = await lockOrderMove(trx, moveId);
    const order = await lockOrder(trx, orderNumber, stamp.now);
    const row = await findMoveOrder(trx, moveId, orderNumber);
    if (!move || !isStatusMove(move) || row?.state !== state) return [];
    if (state === 'held' && order && order.status !== move.to) {
      await writeMoveOrder(trx, moveId, orderNumber, { state: 'superseded' });
      return [];
    }
    return work({ trx, move, order, row, stamp });
  });
}

function isStatusMove(move: OrderMove): move is StatusMove {
  return isOrderStatus(move.to);
}

async function carryOut(
  platform: Platform,
  { trx, move, order, row, isTest, stamp }: Writing & { order: LockedOrder; isTest: boolean },
): Promise<string[]> {
  const { to } = move;
  const before = { ...order, status: row.from };
  const moved: string[] = [];
  if (to === 'cancelled') {
    moved.push(...(await moveLines(trx, before, { to, stock: 'return', actor: move.actor }, stamp)));
    // A cancelled order is not an expired one, which money that comes late takes up again.
    if (row.latePayment) {
      await writeOrderPayment(trx, order.id, { state: order.paymentState, holdUntil: null });
      await receiveLate(platform, trx, { ...order, holdUntil: null }, row);
    }
  }
  await followStatus(trx, platform, before, { to, actor: move.actor, refunds: move.refunds });
  await settleCashQuestion(trx, order.id, stamp.now);
  await queueStatusMail(trx, order.id, to, stamp, true);
  await issueCashPapers(trx, before, { to, isTest }, stamp);
  await settleTakenUp({ trx, ...stamp }, before, { to, actor: { name: move.actor }, isTest });
  return moved;
}

async function writeStatus(
  trx: Db,
  order: LockedOrder,
  to: OrderStatus,
  actor: string,
  note: string,
  { now, newId }: Stamp,
): Promise<void> {
  await writeOrderStatus(trx, order.id, to);
  await insertOrderEvent(trx, {
    id: newId(),
    order_id: order.id,
    at: now,
    actor,
    note,
    from_status: order.status,
    to_status: to,
  });
}
