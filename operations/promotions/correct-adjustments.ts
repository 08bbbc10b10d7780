import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertAdjustments, listAdjustments } from '#database/queries/promotions/order-adjustments.ts';
import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';

type LineDiscount = { lineId: string; discountPence: Pence };

/**
 * Writes what a correction changed of the offers in an order: pieces that stay keep their share, and the share of those that go out
 * is taken back from its offers in proportion, so that the rows of each line add up to its discount.
 */
export async function correctAdjustments(
  trx: Db,
  order: { id: string; lines: readonly LineDiscount[] },
  corrected: { lines: readonly { line: { lineId: string }; quantity: number; discountPence: Pence }[] },
  correctionId: string,
  { now, newId }: Stamp,
): Promise<void> {
  const changed = order.lines.flatMap(({ lineId, discountPence }) => {
    const after = corrected.lines.find(({ line }) => line.lineId === lineId);
    if (!after) return [];
    const change = (after.quantity > 0 ? after.discountPence : 0) - discountPence;
    return change === 0 ? [] : [{ lineId, change }];
  });
  if (changed.length === 0) return;
  const standing = (await listAdjustments(trx, [order.id])).get(order.id) ?? [];
  await insertAdjustments(
    trx,
    changed.flatMap(({ lineId, change }) => {
      const ofLine = standing.filter((one) => one.lineId === lineId && one.pence > 0);
      if (ofLine.length === 0) return [];
      const shares = allocate(
        change,
        ofLine.map(({ pence }) => pence),
      );
      return ofLine.map(({ promotionId, words, code, isGift }, place) => ({
        id: newId(),
        order_id: order.id,
        line_id: lineId,
        promotion_id: promotionId,
        words,
        code,
        pence: shares[place] ?? 0,
        is_gift: isGift ? 1 : 0,
        correction_id: correctionId,
        at: now,
      }));
    }),
  );
}
