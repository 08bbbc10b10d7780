import type { Db } from '#database/open.ts';
import { returnStock } from '#database/queries/catalogue/take-stock.ts';
import { findHeldMove, type HeldMove, writeMoveOrder } from '#database/queries/order/order-moves.ts';
import { type LockedOrder, listSoldLines, slugsOf } from '#database/queries/order/order-rows.ts';

/**
 * Takes a locked order out of a change of many that can still be undone, since somebody changes it by itself. A cancellation
 * returns its stock here, which it held until now. Returns the slugs whose stock moved; null where there is no such change.
 */
export async function supersedeMove(
  trx: Db,
  order: LockedOrder,
  now: string,
): Promise<{ held: HeldMove; moved: string[] } | null> {
  const held = await findHeldMove(trx, order.id);
  if (!held) return null;
  await writeMoveOrder(trx, held.moveId, held.orderNumber, { state: 'superseded' });
  if (order.status !== 'cancelled') return { held, moved: [] };
  const lines = await listSoldLines(trx, order.id);
  return { held, moved: [...slugsOf(lines), ...(await returnStock(trx, lines, now))] };
}
