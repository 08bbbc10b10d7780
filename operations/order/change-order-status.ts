import type { Db } from '#database/open.ts';
import { returnStock, type StockMove, takeStock } from '#database/queries/catalogue/take-stock.ts';
import { holdsStock, type OrderStatus } from '#domain/order/order.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type ChangeStatusResult =
  | { ok: true }
  | { ok: false; problem: 'order-not-found' }
  | { ok: false; problem: 'changed-meanwhile'; status: OrderStatus }
  | { ok: false; problem: 'out-of-stock'; lines: { name: string; variant: string }[] };

/**
 * Sets an order's status; any may follow any (spec §4). Cancelling gives the stock back, leaving 'cancelled' takes it
 * again and is refused, naming the lines, where it is gone (decisions 5 and 30). Where `from` is given and no longer true,
 * somebody was quicker and nothing is changed. The change is kept in the history and in the audit log.
 */
export async function changeOrderStatus(
  platform: Platform,
  change: StatusChange,
): Promise<ChangeStatusResult> {
  const refused = new StockGone();
  const result = await inTransaction(platform, change, refused);
  if (result.ok) platform.announceStock(result.moved);
  return result.ok ? { ok: true } : result;
}

export type StatusChange = {
  orderNumber: string;
  to: OrderStatus;
  actor: Actor;
  /** The status somebody saw. */
  from?: OrderStatus | undefined;
  note?: string;
};

type Outcome = { ok: true; moved: string[] } | Exclude<ChangeStatusResult, { ok: true }>;

function inTransaction(platform: Platform, change: StatusChange, refused: StockGone): Promise<Outcome> {
  const { db, clock, random } = platform;
  return db
    .transaction()
    .execute(async (trx): Promise<Outcome> => {
      const now = new Date(clock.now()).toISOString();
      const order = await lockOrder(trx, change.orderNumber, now);
      if (!order) return { ok: false, problem: 'order-not-found' };
      const from = order.order_status;
      if (change.from && change.from !== from)
        return { ok: false, problem: 'changed-meanwhile', status: from };
      if (from === change.to && !change.note) return { ok: true, moved: [] };
      const moved = await moveStock(trx, order.id, from, change.to, now, refused);
      await trx.updateTable('orders').set({ order_status: change.to }).where('id', '=', order.id).execute();
      await trx
        .insertInto('order_events')
        .values({
          id: random.id(),
          order_id: order.id,
          at: now,
          actor: change.actor.name,
          note: change.note ?? '',
          from_status: from,
          to_status: change.to,
        })
        .execute();
      await auditChange(trx, platform, change.actor, {
        action: 'order.status',
        subjectId: order.id,
        subject: change.orderNumber,
        before: { status: from },
        after: { status: change.to, ...(change.note ? { note: change.note } : {}) },
      });
      return { ok: true, moved };
    })
    .catch((error: unknown): Outcome => {
      if (error === refused) return { ok: false, problem: 'out-of-stock', lines: refused.lines };
      throw error;
    });
}

class StockGone extends Error {
  lines: { name: string; variant: string }[] = [];
}

/** An update instead of a lock for reading: both engines know it, and two staff wait for each other. */
async function lockOrder(trx: Db, orderNumber: string, now: string) {
  return trx
    .updateTable('orders')
    .set({ updated_at: now })
    .where('order_number', '=', orderNumber)
    .returning(['id', 'order_status'])
    .executeTakeFirst();
}

async function moveStock(
  trx: Db,
  orderId: string,
  from: OrderStatus,
  to: OrderStatus,
  now: string,
  refused: StockGone,
): Promise<string[]> {
  if (holdsStock(from) === holdsStock(to)) return [];
  const lines = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute();
  const moves: StockMove[] = lines.map((line) => ({
    productId: line.product_id,
    variantId: line.variant_id,
    quantity: line.quantity,
  }));
  const slugs = lines.map((line) => line.product_slug);
  if (holdsStock(from)) {
    await returnStock(trx, moves, now);
    return slugs;
  }
  const missing = new Set((await takeStock(trx, moves, now)).map(({ variantId }) => variantId));
  if (missing.size === 0) return slugs;
  refused.lines = lines
    .filter((line) => missing.has(line.variant_id))
    .map(({ name, variant }) => ({ name, variant }));
  throw refused;
}
