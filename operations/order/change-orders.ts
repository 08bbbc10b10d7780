import { returnStock } from '#database/queries/catalogue/take-stock.ts';
import {
  deleteOrderRow,
  findOrderId,
  listSoldLines,
  lockOrder,
  slugsOf,
  writeOrderArchived,
} from '#database/queries/order/order-rows.ts';
import { findOrder, isPaidForReal, listSettledOrders } from '#database/queries/order/orders.ts';
import { deleteTestPapers } from '#database/queries/paper/papers.ts';
import type { Order } from '#domain/order/order.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { supersedeMove } from './supersede-move.ts';

/** Archives or restores orders; skips those that are gone or so already. Returns the number changed. */
export function archiveOrders(
  platform: Platform,
  actor: Actor,
  orderNumbers: string[],
  archived: boolean,
): Promise<number> {
  return changeEach(platform, actor, orderNumbers, findOrderId, async (id, orderNumber, { trx, now }) => {
    if (!(await writeOrderArchived(trx, id, archived, now))) return null;
    return {
      action: archived ? 'order.archive' : 'order.restore',
      subjectId: id,
      subject: orderNumber,
      before: { archived: !archived },
      after: { archived },
    };
  });
}

/**
 * Deletes orders for good, but for those that left, were paid or can still be. `examplesToo`: those that left or were paid in
 * cash are deleted as well, never one with money of a payment service. The stock of one that has not left returns. The audit log keeps what they were, number and sums included, without the customer's
 * particulars. Each is a transaction of its own. Returns the number deleted.
 */
export async function deleteOrders(
  platform: Platform,
  actor: Actor,
  orderNumbers: string[],
  { examplesToo = false }: { examplesToo?: boolean } = {},
): Promise<number> {
  let deleted = 0;
  for (const orderNumber of orderNumbers) {
    const moved = await deleteOrder(platform, actor, orderNumber, examplesToo);
    if (!moved) continue;
    platform.announceStock(moved);
    deleted += 1;
  }
  return deleted;
}

/** Returns the slugs whose stock returned; null where there was no such order, or it stays. */
function deleteOrder(
  platform: Platform,
  actor: Actor,
  orderNumber: string,
  examplesToo: boolean,
): Promise<string[] | null> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const locked = await lockOrder(trx, orderNumber, now);
    const order = locked && (await findOrder(trx, orderNumber));
    if (!order) return null;
    const stays = examplesToo
      ? await isPaidForReal(trx, orderNumber)
      : (await listSettledOrders(trx, [orderNumber])).length > 0;
    if (stays) return null;
    const superseded = await supersedeMove(trx, locked, now);
    const lines = hasNotLeft(order) ? await listSoldLines(trx, order.id) : [];
    const followed = await returnStock(trx, lines, now);
    await deleteTestPapers(trx, order.id);
    await deleteOrderRow(trx, order.id);
    const { customerInfo, ...before } = order;
    record({ action: 'order.delete', subjectId: order.id, subject: orderNumber, before, after: null });
    return [...(superseded?.moved ?? []), ...slugsOf(lines), ...followed];
  });
}

function hasNotLeft({ orderStatus }: Order): boolean {
  return orderStatus === 'confirmed' || orderStatus === 'processing';
}
