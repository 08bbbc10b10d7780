import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#database/open.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import {
  addMoveOrders,
  claimMoveUndo,
  countMoveOrders,
  deleteUnbegunMoves,
  findOrderMove,
  insertOrderMove,
  listMoveOrders,
  lockOrderMove,
  type MoveCounts,
  type OrderMove,
} from '#database/queries/order/order-moves.ts';
import { inTransaction } from '#database/transaction.ts';
import type { MoveQuestion } from '#domain/order-moves/move-questions.ts';
import { isOrderStatus, type MoveTarget, moveTitle } from '#domain/order-moves/move-target.ts';
import { UNDO_MOVE_MS } from '#domain/order-moves/order-move.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { TASK_ACTIONS } from './change-orders.ts';
import { finishMoved, moveHeld, undoHeld } from './held-order.ts';
import { carryOutTask, undoTask } from './order-tasks.ts';

/** Orders of one turn of the job: other jobs get theirs in between. */
const SLICE = 250;
const ROWS_AT_ONCE = 1000;
/** So many orders, then a pause in which a shop of another process on the same SQLite file gets the writer. */
const RUN = 25;
const PAUSE_MS = 25;
/** A process that writes a list of orders has ended by then. */
const LIST_WITHIN_MS = 24 * 60 * 60 * 1000;
/** The job takes over where the request that began a change did not live to the end of it. */
const TAKEN_OVER_AFTER_MS = 10_000;

/**
 * Begins to set a status for many orders (docs/decisions/121-undo-a-status-for-many.md), or to archive, restore or delete them
 * (docs/decisions/122-one-entry-for-many.md), and returns the id of the change. The list is written first; then each order moves in a transaction of its own, by `workOnMove`, called by the caller or, at once where
 * `isByJob` says so, by the job.
 */
export async function beginMove(
  platform: Platform,
  actor: Actor,
  {
    orderNumbers,
    to,
    refunds,
    doubts = new Map(),
    isByJob = false,
  }: {
    orderNumbers: string[];
    to: MoveTarget;
    refunds: boolean;
    /** What the question before named of an order; one with another doubt by then is refused. */
    doubts?: ReadonlyMap<string, readonly MoveQuestion[]> | undefined;
    isByJob?: boolean;
  },
): Promise<string> {
  const id = platform.random.id();
  const now = nowIso(platform.clock);
  const abandonedBefore = new Date(platform.clock.now() - LIST_WITHIN_MS).toISOString();
  const numbers = [...new Set(orderNumbers)];
  await inTransaction(platform.db, async (trx) => {
    await deleteUnbegunMoves(trx, abandonedBefore);
    await insertOrderMove(trx, { id, at: now, actorId: actor.id, actor: actor.name, to, refunds });
  });
  for (let start = 0; start < numbers.length; start += ROWS_AT_ONCE) {
    const part = numbers
      .slice(start, start + ROWS_AT_ONCE)
      .map((orderNumber) => ({ orderNumber, doubts: doubts.get(orderNumber) ?? [] }));
    await inTransaction(platform.db, (trx) => addMoveOrders(trx, id, part, start));
    await nextTurn();
  }
  const runAt = new Date(platform.clock.now() + (isByJob ? 0 : TAKEN_OVER_AFTER_MS)).toISOString();
  await staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    const move = await lockOrderMove(trx, id, { begun_at: now });
    if (move) await recordMove(trx, record, move);
    await insertJob(trx, { kind: 'move-orders', payload: { moveId: id }, runAt }, { now, newId });
  });
  return id;
}

/** Undoes a change of many orders while it can be; what is done is what `workOnMove` does then. */
export async function undoMove(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<{ ok: true } | { ok: false; problem: 'not-found' | 'too-late' }> {
  if (!(await findOrderMove(platform.db, id))) return { ok: false, problem: 'not-found' };
  const isClaimed = await staffWrite(platform, actor, async ({ trx, now, newId }) => {
    const claimed = await claimMoveUndo(trx, id, now, actor.name);
    if (claimed) await insertJob(trx, { kind: 'move-orders', payload: { moveId: id } }, { now, newId });
    return claimed;
  });
  return isClaimed ? { ok: true } : { ok: false, problem: 'too-late' };
}

/**
 * Works on a change of many orders, at most `limit` of them: moves those that wait, restores those of an undone one, or makes
 * final what can be undone no longer. Each order is a transaction of its own, so that a process may end at any line and another
 * go on; two may even work at the same time. Returns whether there is more to do by now.
 */
export async function workOnMove(platform: Platform, id: string, limit = SLICE): Promise<boolean> {
  const move = await findOrderMove(platform.db, id);
  if (!move?.begunAt) return false;
  const phase = phaseOf(move, nowIso(platform.clock));
  if (phase === 'open') return false;
  const isStatus = isOrderStatus(move.to);
  const changed = isStatus ? 'held' : 'final';
  const numbers = await listMoveOrders(platform.db, id, phase === 'moving' ? 'waiting' : changed, limit);
  const isTest = await platform.demo.isDemo();
  if (phase === 'ending' && move.endingAt === null && !(await beginEnding(platform, id))) return true;
  for (const [place, orderNumber] of numbers.entries()) {
    const work = isStatus || phase === 'ending' ? WORK[phase] : TASK_WORK[phase];
    const moved = await work(platform, { moveId: id, orderNumber, isTest });
    if (moved.length > 0) platform.announceStock(moved);
    await (place % RUN === RUN - 1 ? pause(PAUSE_MS) : nextTurn());
  }
  if (numbers.length === limit) return true;
  return closePhase(platform, move, phase);
}

const WORK = { moving: moveHeld, undoing: undoHeld, ending: finishMoved };
/** Nothing follows from these later. */
const TASK_WORK = { moving: carryOutTask, undoing: undoTask };

type Phase = 'moving' | 'undoing' | 'ending' | 'open';

function phaseOf({ undoneAt, undoUntil, to }: OrderMove, now: string): Phase {
  if (undoneAt !== null) return 'undoing';
  if (undoUntil === null) return 'moving';
  if (!isOrderStatus(to)) return 'open';
  return undoUntil <= now ? 'ending' : 'open';
}

/** From here on nobody undoes it; false where somebody did. */
function beginEnding(platform: Platform, id: string): Promise<boolean> {
  return inTransaction(platform.db, async (trx) => {
    const move = await lockOrderMove(trx, id);
    if (move?.undoneAt !== null) return false;
    if (move.endingAt === null) await lockOrderMove(trx, id, { ending_at: nowIso(platform.clock) });
    return true;
  });
}

/** Ends a phase whose orders are done: after moving, the time for an undo begins. */
async function closePhase(
  platform: Platform,
  { id, actorId, actor }: OrderMove,
  phase: Phase,
): Promise<boolean> {
  const author = actorId === null ? { id: null, name: actor } : { id: actorId, name: actor };
  return staffWrite(platform, author, async ({ trx, now, newId, record }) => {
    const move = await lockOrderMove(trx, id);
    if (!move) return false;
    if (phase === 'moving' && move.undoneAt !== null) return true;
    if (phase === 'moving' && move.undoUntil === null) {
      const undoMs = move.to === 'deleted' ? 0 : UNDO_MOVE_MS;
      const undoUntil = new Date(platform.clock.now() + undoMs).toISOString();
      await lockOrderMove(trx, id, { undo_until: undoUntil });
      const job = { kind: 'move-orders' as const, payload: { moveId: id }, runAt: undoUntil };
      if (isOrderStatus(move.to)) await insertJob(trx, job, { now, newId });
    }
    await recordMove(trx, record, move);
    return false;
  });
}

/** One entry of the audit log for the change, and one for its undoing; their orders are listed on the page of the change. */
async function recordMove(trx: Db, record: StaffWrite['record'], move: OrderMove): Promise<void> {
  const counts = await countMoveOrders(trx, move.id);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const moved = counts.held + counts.final + counts.undone + counts.superseded;
  const { to } = move;
  const about = { subjectId: move.id, subject: moveTitle(all, to), before: null };
  record({
    ...about,
    action: isOrderStatus(to) ? 'order.set-many' : TASK_ACTIONS[to],
    after: {
      ...(isOrderStatus(to) ? { status: to, orders: all, moved } : { orders: all, [to]: moved }),
      ...leftOut(counts),
    },
    entryId: move.id,
  });
  if (move.undoneAt !== null)
    record({
      ...about,
      action: 'order.undo-many',
      after: { by: move.undoneBy, undone: counts.undone, kept: counts.final + counts.superseded },
      entryId: `${move.id}.undo`,
    });
}

function leftOut({ refused, unchanged }: MoveCounts) {
  return { ...(refused > 0 && { refused }), ...(unchanged > 0 && { unchanged }) };
}
