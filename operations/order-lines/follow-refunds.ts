import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertLineMovements, tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { listRefundParts } from '#database/queries/payment/refund-parts.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import { refundMovement } from '#domain/order-lines/refund-movements.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';
import { refundedByLine } from '#domain/refunds/refund-part.ts';

/** What is known of the refund that the movements follow from. */
export type RefundCause = { refundId: string | null; actor: string | null; reason: string };

/**
 * Writes what the money of a locked order says of its lines: given back, or not after all. May be called at any time and any
 * number of times; each movement comes about once.
 */
export async function followRefunds(
  trx: Db,
  { orderId, state }: { orderId: string; state: PaymentState },
  { refundId, actor, reason }: RefundCause,
  stamp: Stamp,
): Promise<void> {
  const lines = await tallyLines(trx, orderId, await listSoldLines(trx, orderId));
  const [refunds, parts] = await Promise.all([listRefunds(trx, orderId), listRefundParts(trx, orderId)]);
  const named = refundedByLine(
    refunds.filter((refund) => refund.state === 'done').map(({ id }) => parts.get(id) ?? []),
  );
  await insertLineMovements(
    trx,
    lines.flatMap(({ lineId, paidPence, tally }) => {
      const movement = refundMovement(
        { ...tally, paidPence },
        state,
        named.get(lineId) ?? { quantity: 0, amountPence: 0 },
      );
      if (!movement) return [];
      const { stockBack, amountPence, ...rest } = movement;
      return {
        ...rest,
        id: stamp.newId(),
        order_id: orderId,
        line_id: lineId,
        stock_back: stockBack,
        amount_pence: amountPence,
        refund_id: refundId,
        at: stamp.now,
        actor,
        reason,
      };
    }),
  );
}
