import type { Db } from '#database/open.ts';
import { DELIVERY, isAboutLine, type RefundPart } from '#domain/refunds/refund-part.ts';

/** Adds the parts of a new refund. */
export async function insertRefundParts(
  trx: Db,
  refundId: string,
  parts: readonly RefundPart[],
): Promise<void> {
  if (parts.length === 0) return;
  await trx
    .insertInto('refund_parts')
    .values(
      parts.map(({ about, quantity, ratePercent, grossPence, reducedPence = 0 }, position) => ({
        refund_id: refundId,
        position,
        kind: isAboutLine(about)
          ? ('line' as const)
          : about === DELIVERY
            ? ('delivery' as const)
            : ('sum' as const),
        line_id: isAboutLine(about) ? about : null,
        quantity,
        amount_pence: grossPence,
        rate_percent: ratePercent,
        reduced_pence: reducedPence,
      })),
    )
    .execute();
}

/** The parts of each refund of an order, by the refund's id; refunds without parts are missing. */
export async function listRefundParts(db: Db, orderId: string): Promise<Map<string, RefundPart[]>> {
  const rows = await db
    .selectFrom('refund_parts')
    .innerJoin('refunds', 'refunds.id', 'refund_parts.refund_id')
    .select([
      'refund_parts.refund_id as refundId',
      'refund_parts.kind',
      'refund_parts.line_id as lineId',
      'refund_parts.quantity',
      'refund_parts.amount_pence as grossPence',
      'refund_parts.rate_percent as ratePercent',
      'refund_parts.reduced_pence as reducedPence',
    ])
    .where('refunds.order_id', '=', orderId)
    .orderBy('refund_parts.refund_id')
    .orderBy('refund_parts.position')
    .execute();
  const parts = new Map<string, RefundPart[]>();
  for (const { refundId, kind, lineId, reducedPence, ...rest } of rows) {
    const part = reducedPence > 0 ? { ...rest, reducedPence } : rest;
    const about = kind === 'line' ? (lineId ?? '') : kind === 'delivery' ? DELIVERY : '';
    parts.set(refundId, [...(parts.get(refundId) ?? []), { about, ...part }]);
  }
  return parts;
}
