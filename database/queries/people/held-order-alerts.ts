import type { Db } from '#database/open.ts';
import type { Pence } from '#domain/money/money.ts';

/** The number of alerts of new orders that jobs worked on since a moment; counts no further than `limit`. */
export async function countOrderAlerts(db: Db, since: string, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', '<>', 'waiting')
    .where('ended_at', '>=', since)
    .where('kind', '=', 'alert-staff')
    .where('payload', 'like', '%"new-order"%')
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute();
  return rows.length;
}

/** Leaves an order for the mail that tells of many. */
export async function holdOrderAlert(trx: Db, orderId: string, now: string): Promise<void> {
  await trx
    .insertInto('held_order_alerts')
    .values({ order_id: orderId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the orders held until now: the latest, and the number and sum of the others; null for none. */
export async function takeHeldOrderAlerts(
  trx: Db,
): Promise<{ orderId: string; more: { count: number; pence: Pence } } | null> {
  const held = await trx
    .selectFrom('held_order_alerts')
    .innerJoin('orders', 'orders.id', 'held_order_alerts.order_id')
    .select(['orders.id', 'orders.total_pence as pence'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
  await trx.deleteFrom('held_order_alerts').execute();
  const [latest, ...others] = held;
  if (!latest) return null;
  const pence = others.reduce((sum, order) => sum + order.pence, 0);
  return { orderId: latest.id, more: { count: others.length, pence } };
}
