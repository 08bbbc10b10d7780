import {
  findMoveOrder,
  lockOrderMove,
  type MovedState,
  type OrderMove,
  writeMoveOrder,
} from '#database/queries/order/order-moves.ts';
import { findOrderId, writeOrderArchived } from '#database/queries/order/order-rows.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { deleteLockedOrder, STAYS } from './change-orders.ts';
import type { OfMove } from './held-order.ts';

/** Archives, restores or deletes one order of a change of many. Returns the slugs whose stock moved. */
export function carryOutTask(platform: Platform, of: OfMove): Promise<string[]> {
  return writeOne(platform, of, 'waiting', async (write, move) => {
    if (move.undoneAt !== null) return [];
    if (move.to !== 'deleted') {
      const { state, orderId } = await setArchived(write, of.orderNumber, move.to === 'archived');
      const reason = orderId === null ? 'It was deleted.' : null;
      await writeMoveOrder(write.trx, of.moveId, of.orderNumber, { state, reason, order_id: orderId });
      return [];
    }
    const deleted = await deleteLockedOrder(write, of.orderNumber, { examplesToo: false });
    if (deleted.outcome === 'stays')
      await writeMoveOrder(write.trx, of.moveId, of.orderNumber, { state: 'refused', reason: STAYS });
    if (deleted.outcome === 'gone')
      await writeMoveOrder(write.trx, of.moveId, of.orderNumber, { state: 'unchanged' });
    if (deleted.outcome !== 'deleted') return [];
    const { change, moved } = deleted;
    await writeMoveOrder(write.trx, of.moveId, of.orderNumber, {
      state: 'final',
      order_id: change.subjectId,
    });
    write.recordBehind(of.moveId, [change]);
    return moved;
  });
}

/** Puts one order of an undone change back; one that somebody put back meanwhile stays so. */
export function undoTask(platform: Platform, of: OfMove): Promise<string[]> {
  return writeOne(platform, of, 'final', async (write, move) => {
    const { state } = await setArchived(write, of.orderNumber, move.to === 'restored');
    const isRestored = state === 'final';
    await writeMoveOrder(write.trx, of.moveId, of.orderNumber, {
      state: isRestored ? 'undone' : 'superseded',
    });
    return [];
  });
}

async function setArchived(
  { trx, now }: StaffWrite,
  orderNumber: string,
  archived: boolean,
): Promise<{ state: MovedState; orderId: string | null }> {
  const orderId = await findOrderId(trx, orderNumber);
  if (orderId === null) return { state: 'refused', orderId };
  return { state: (await writeOrderArchived(trx, orderId, archived, now)) ? 'final' : 'unchanged', orderId };
}

/** Locks the change and works where the order is still in the state it was listed in. */
function writeOne(
  platform: Platform,
  { moveId, orderNumber }: OfMove,
  state: MovedState,
  work: (write: StaffWrite, move: OrderMove) => Promise<string[]>,
): Promise<string[]> {
  return staffWrite(platform, null, async (write) => {
    const move = await lockOrderMove(write.trx, moveId);
    const row = await findMoveOrder(write.trx, moveId, orderNumber);
    return move && row?.state === state ? work(write, move) : [];
  });
}
