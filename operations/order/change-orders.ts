import { returnStock } from '#database/queries/catalogue/take-stock.ts';
import {
  deleteOrderRow,
  findOrderId,
  lockOrder,
  slugsOf,
  writeOrderArchived,
} from '#database/queries/order/order-rows.ts';
import { findOrder, isPaidForReal, listSettledOrders } from '#database/queries/order/orders.ts';
import { deleteTestPapers } from '#database/queries/paper/papers.ts';
import type { Order } from '#domain/order/order.ts';
import { moveTitle, type OrderTask } from '#domain/order-moves/move-target.ts';
import { releaseExchangesOf } from '#operations/order-lines/hold-exchange.ts';
import { listLinesToSend } from '#operations/order-lines/move-lines.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { AuditAction } from '#operations/platform/seen-changes.ts';
import { type Actor, type Change, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { supersedeMove } from './supersede-move.ts';

/** Archives or restores orders; skips those that are gone or so already. Returns the number changed. */
export function archiveOrders(
  platform: Platform,
  actor: Actor,
  orderNumbers: string[],
  archived: boolean,
): Promise<number> {
  const action: AuditAction = archived ? 'order.archive' : 'order.restore';
  const change = async (id: string, orderNumber: string, { trx, now }: StaffWrite) => {
    if (!(await writeOrderArchived(trx, id, archived, now))) return null;
    return {
      action,
      subjectId: id,
      subject: orderNumber,
      before: { archived: !archived },
      after: { archived },
    };
  };
  const entryId = platform.random.id();
  const target = archived ? 'archived' : 'restored';
  const entryOf = (count: number) => entryAbout(entryId, target, count);
  return changeEach(
    platform,
    actor,
    orderNumbers,
    findOrderId,
    change,
    orderNumbers.length > 1 ? entryOf : undefined,
  );
}

/**
 * Deletes orders for good, but for those that left, were paid or can still be. `examplesToo`: those that left or were paid in
 * cash are deleted as well, never one with money of a payment service. The stock of one that has not left returns. The audit log
 * keeps what they were, number and sums included, without the customer's particulars, of several behind one entry. Each is a
 * transaction of its own. Returns the number deleted.
 */
export async function deleteOrders(
  platform: Platform,
  actor: Actor,
  orderNumbers: string[],
  { examplesToo = false }: { examplesToo?: boolean } = {},
): Promise<number> {
  let deleted = 0;
  const entryId = platform.random.id();
  for (const orderNumber of orderNumbers) {
    const done = await staffWrite(platform, actor, async (write) => {
      const made = await deleteLockedOrder(write, orderNumber, { examplesToo });
      if (made.outcome !== 'deleted') return made;
      if (orderNumbers.length === 1) write.record(made.change);
      else {
        write.recordBehind(entryId, [made.change]);
        write.record(entryAbout(entryId, 'deleted', deleted + 1));
      }
      return made;
    });
    if (done.outcome !== 'deleted') continue;
    platform.announceStock(done.moved);
    deleted += 1;
  }
  return deleted;
}

/** Why an order is not deleted. */
export const STAYS =
  'It was sent or paid: it can be archived, not deleted, since tax records are kept for six years.';

export type DeletedOrder =
  | { outcome: 'gone' | 'stays' }
  /** The slugs whose stock returned. */
  | { outcome: 'deleted'; moved: string[]; change: Change };

/** Deletes an order where it may go, under its lock; recording the change is the caller's. */
export async function deleteLockedOrder(
  { trx, now, newId, author }: StaffWrite,
  orderNumber: string,
  { examplesToo }: { examplesToo: boolean },
): Promise<DeletedOrder> {
  const locked = await lockOrder(trx, orderNumber, now);
  const order = locked && (await findOrder(trx, orderNumber));
  if (!order) return { outcome: 'gone' };
  const stays = examplesToo
    ? await isPaidForReal(trx, orderNumber)
    : (await listSettledOrders(trx, [orderNumber])).length > 0;
  if (stays) return { outcome: 'stays' };
  const superseded = await supersedeMove(trx, locked, { now, newId });
  const lines = hasNotLeft(order) ? await listLinesToSend(trx, order.id) : [];
  const followed = await returnStock(
    trx,
    lines.map((line) => ({ ...line, kind: 'released' as const })),
    { at: now, actor: author, order: orderNumber, reason: 'The order was deleted' },
  );
  const held = await releaseExchangesOf(trx, locked, { now, actor: author });
  await deleteTestPapers(trx, order.id);
  await deleteOrderRow(trx, order.id);
  const { customerInfo, ...before } = order;
  return {
    outcome: 'deleted',
    moved: [...(superseded?.moved ?? []), ...slugsOf(lines), ...followed, ...held],
    change: { action: 'order.delete', subjectId: order.id, subject: orderNumber, before, after: null },
  };
}

function entryAbout(entryId: string, target: OrderTask, orders: number) {
  return {
    action: TASK_ACTIONS[target],
    subjectId: entryId,
    subject: moveTitle(orders, target),
    before: null,
    after: { [target]: orders },
    entryId,
  };
}

/** The actions of the audit log for many orders at once. */
export const TASK_ACTIONS: Record<OrderTask, AuditAction> = {
  archived: 'order.archive-many',
  restored: 'order.restore-many',
  deleted: 'order.delete-many',
};

function hasNotLeft({ orderStatus }: Order): boolean {
  return orderStatus === 'confirmed' || orderStatus === 'processing';
}
