import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import {
  hasMovementsUnder,
  insertLineMovements,
  movementId,
  tallyLines,
} from '#database/queries/order/line-movements.ts';
import { type LockedOrder, listSoldLines, type SoldLine } from '#database/queries/order/order-rows.ts';
import { restockMovements } from '#domain/order-lines/restock.ts';
import { moveStock } from './move-lines.ts';

export type Restocking = {
  lines: readonly { line: SoldLine; restock: number }[];
  /** One form puts pieces on the shelf once. */
  key: string;
  reason: string;
  actor: string;
};

/**
 * Puts pieces of a locked order on the shelf, and writes that they came back, or that they are not sent any more. Returns the slugs
 * of the products whose stock moved. Throws where there are fewer pieces: the caller has counted them.
 */
export async function restock(
  trx: Db,
  { id: orderId, orderNumber }: Pick<LockedOrder, 'id' | 'orderNumber'>,
  { lines, key, reason, actor }: Restocking,
  stamp: Stamp,
): Promise<string[]> {
  const asked = new Map(lines.map(({ line, restock }) => [line.lineId, restock]));
  const back = (await tallyLines(trx, orderId, await listSoldLines(trx, orderId))).flatMap(
    ({ tally, ...line }) => {
      const quantity = asked.get(line.lineId) ?? 0;
      if (quantity === 0) return [];
      const moved = restockMovements(tally, quantity);
      if (!moved.ok) throw new Error(`Only ${moved.most} of ${line.name} can come back`);
      return [{ line, movements: moved.movements }];
    },
  );
  await insertLineMovements(
    trx,
    back.flatMap(({ line, movements }) =>
      movements.map(({ stockBack, amountPence, ...movement }) => ({
        ...movement,
        id: movementId(key, { kind: movement.kind, lineId: line.lineId }),
        order_id: orderId,
        line_id: line.lineId,
        stock_back: stockBack,
        amount_pence: amountPence,
        refund_id: null,
        at: stamp.now,
        actor,
        reason,
      })),
    ),
  );
  return moveStock(trx, back, { at: stamp.now, actor, order: orderNumber, reason });
}

/** True where a form put pieces on the shelf already. */
export function isRestocked(trx: Db, orderId: string, key: string): Promise<boolean> {
  return hasMovementsUnder(trx, orderId, key);
}
