import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { toSend } from '#domain/order-lines/line-state.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { sendParcel } from '#operations/parcels/send-parcel.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { settleNoticed } from '#operations/payment/settle-payment.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';

/** One thing that somebody does to an order, as data: a process of its own can be told to do it. */
export type OrderChange = { id: string; orderNumber: string; key: string } & (
  | { does: 'settle' | 'cash' | 'send' }
  | { does: 'refund'; share: number }
  | { does: 'set'; to: OrderStatus }
);

const ANN = { id: 'ann', name: 'Ann' };

/** Does it; refusals are results too. The same key does the same thing once. */
export async function changeOrder(platform: Platform, change: OrderChange): Promise<void> {
  const { id, orderNumber, key } = change;
  const { db } = platform;
  switch (change.does) {
    case 'settle': {
      const payment = await findPaymentOfOrder(db, id);
      if (payment?.reference) await settleNoticed(platform, { reference: payment.reference, key: null });
      return;
    }
    case 'cash':
      await recordCash(platform, { orderNumber, note: '', actor: ANN });
      return;
    case 'set': {
      const answers = { stock: 'return' as const, refunds: true };
      await changeOrderStatus(platform, { orderNumber, to: change.to, actor: ANN, answers });
      return;
    }
    case 'send': {
      const lines = await tallyLines(db, id, await listSoldLines(db, id));
      await sendParcel(platform, {
        orderNumber,
        key,
        pieces: lines.map(({ lineId, tally }) => ({
          lineId,
          quantity: Math.min(1, Math.max(0, toSend(tally))),
        })),
        details: { tracking: { carrier: 'DPD', number: 'K1', link: '' }, weightGrams: null, sentAt: null },
        actor: ANN,
        isConfirmed: true,
      });
      return;
    }
    case 'refund': {
      const { lines, deliveryPence } = await refundableOfOrder(db, id);
      await refundOrder(platform, {
        orderNumber,
        lines: lines.map(({ lineId, pieces }) => ({
          lineId,
          quantity: Math.round(pieces * change.share),
          restock: 0,
        })),
        deliveryPence: Math.round(deliveryPence * change.share),
        amountPence: 0,
        sumRate: 'all',
        reason: 'Broken',
        key,
        actor: ANN,
        isConfirmed: true,
      });
    }
  }
}
