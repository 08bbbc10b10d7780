import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { OrderAdjustmentsTable } from '#database/schema.ts';
import type { OrderAdjustment } from '#domain/order/order.ts';

export type NewAdjustment = Insertable<OrderAdjustmentsTable>;

/** Writes the rows of one order, or of one correction of it, at one moment: by their ids they are read in the order given. */
export async function insertAdjustments(trx: Db, rows: readonly NewAdjustment[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id).sort();
  await trx
    .insertInto('order_adjustments')
    .values(rows.map((row, place) => ({ ...row, id: ids[place] ?? row.id })))
    .execute();
}

/** The adjustments of orders by their ids, each offer of a line once, in the order in which they were written. */
export async function listAdjustments(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, OrderAdjustment[]>> {
  const byOrder = new Map<string, OrderAdjustment[]>();
  if (orderIds.length === 0) return byOrder;
  const rows = await db
    .selectFrom('order_adjustments')
    .select(['order_id', 'line_id', 'promotion_id', 'words', 'code', 'pence', 'is_gift'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
  for (const [orderId, ofOrder] of Map.groupBy(rows, ({ order_id }) => order_id))
    byOrder.set(orderId, sumAdjustments(ofOrder));
  return byOrder;
}

/** Adds up the rows of each offer of a line. */
export function sumAdjustments(
  rows: readonly Pick<NewAdjustment, 'line_id' | 'promotion_id' | 'words' | 'code' | 'pence' | 'is_gift'>[],
): OrderAdjustment[] {
  const summed: OrderAdjustment[] = [];
  for (const row of rows) {
    const same = summed.find(
      (one) =>
        one.lineId === (row.line_id ?? null) &&
        one.promotionId === row.promotion_id &&
        one.code === (row.code ?? ''),
    );
    if (same) same.pence += row.pence;
    else
      summed.push({
        lineId: row.line_id ?? null,
        promotionId: row.promotion_id,
        words: row.words,
        code: row.code ?? '',
        pence: row.pence,
        isGift: row.is_gift === 1,
      });
  }
  return summed;
}
