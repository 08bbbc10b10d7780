import { returnStock } from '#database/queries/catalogue/take-stock.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import type { Order } from '#domain/order/order.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Hides orders from the list, or takes them back (decision 29). Answers how many it changed. */
export function archiveOrders(
  platform: Platform,
  actor: Actor,
  orderNumbers: string[],
  archived: boolean,
): Promise<number> {
  const { db, clock } = platform;
  const now = new Date(clock.now()).toISOString();
  return db.transaction().execute(async (trx) => {
    let changed = 0;
    for (const orderNumber of orderNumbers) {
      const row = await trx
        .updateTable('orders')
        .set({ archived_at: archived ? now : null, updated_at: now })
        .where('order_number', '=', orderNumber)
        .where('archived_at', archived ? 'is' : 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (!row) continue;
      await auditChange(trx, platform, actor, {
        action: archived ? 'order.archive' : 'order.restore',
        subjectId: row.id,
        subject: orderNumber,
        before: { archived: !archived },
        after: { archived },
      });
      changed += 1;
    }
    return changed;
  });
}

/**
 * Deletes orders for good; one that has not left gives its stock back (decision 29). The audit log keeps what they were,
 * without the customer's particulars. Answers how many there were.
 */
export async function deleteOrders(
  platform: Platform,
  actor: Actor,
  orderNumbers: string[],
): Promise<number> {
  let deleted = 0;
  for (const orderNumber of orderNumbers) {
    const moved = await deleteOrder(platform, actor, orderNumber);
    if (!moved) continue;
    platform.announceStock(moved);
    deleted += 1;
  }
  return deleted;
}

/** The slugs whose stock came back; null where there was no such order. */
function deleteOrder(platform: Platform, actor: Actor, orderNumber: string): Promise<string[] | null> {
  const { db, clock } = platform;
  const now = new Date(clock.now()).toISOString();
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .updateTable('orders')
      .set({ updated_at: now })
      .where('order_number', '=', orderNumber)
      .returning('id')
      .executeTakeFirst();
    const order = locked && (await findOrder(trx, orderNumber));
    if (!order) return null;
    const lines = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
    const givesBack = hasNotLeft(order);
    if (givesBack)
      await returnStock(
        trx,
        lines.map((line) => ({
          productId: line.product_id,
          variantId: line.variant_id,
          quantity: line.quantity,
        })),
        now,
      );
    await trx.deleteFrom('orders').where('id', '=', order.id).execute();
    const { customerInfo, ...kept } = order;
    await auditChange(trx, platform, actor, {
      action: 'order.delete',
      subjectId: order.id,
      subject: orderNumber,
      before: kept,
      after: null,
    });
    return givesBack ? lines.map((line) => line.product_slug) : [];
  });
}

function hasNotLeft({ orderStatus }: Order): boolean {
  return orderStatus === 'confirmed' || orderStatus === 'processing';
}
