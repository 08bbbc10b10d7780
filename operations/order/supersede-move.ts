import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import {
  findHeldMove,
  findOrderMove,
  type HeldMove,
  writeMoveOrder,
} from '#database/queries/order/order-moves.ts';
import type { LockedOrder } from '#database/queries/order/order-rows.ts';
import { moveLines } from '#operations/order-lines/move-lines.ts';

/**
 * Takes a locked order out of a change of many that can still be undone, since somebody changes it by itself. A cancellation
 * returns its stock here, which it held until now. Returns the slugs whose stock moved; null where there is no such change.
 */
export async function supersedeMove(
  trx: Db,
  order: LockedOrder,
  stamp: Stamp,
): Promise<{ held: HeldMove; moved: string[] } | null> {
  const held = await findHeldMove(trx, order.id);
  if (!held) return null;
  await writeMoveOrder(trx, held.moveId, held.orderNumber, { state: 'superseded' });
  if (order.status !== 'cancelled') return { held, moved: [] };
  const before = { ...order, status: held.from };
  const actor = (await findOrderMove(trx, held.moveId))?.actor ?? null;
  const moved = await moveLines(trx, before, { to: 'cancelled', stock: 'return', actor }, stamp);
  return { held, moved };
}
