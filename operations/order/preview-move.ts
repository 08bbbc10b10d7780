import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#database/open.ts';
import { listMovingOrders } from '#database/queries/paper/moving-orders.ts';
import type { Pence } from '#domain/money/money.ts';
import { isUnusualMove, type OrderStatus } from '#domain/order/order.ts';
import { sendsRefunded } from '#domain/order/sending.ts';
import { moveEffect } from '#domain/order-moves/order-move.ts';

const BATCH = 250;

export type MovePreview = {
  moved: number;
  unchanged: number;
  mails: number;
  invoices: number;
  credits: number;
  refunds: { orders: number; pence: Pence };
  /** Taken up again: their stock is taken, or they are refused. */
  reopened: number;
  refused: { reason: string; orderNumbers: string[] }[];
  unusual: { orderNumber: string; status: OrderStatus }[];
  /** Goods that would go for nothing. */
  givenBack: string[];
};

/** Counts what a status for many orders would do; writes nothing. */
export async function previewMove(db: Db, orderNumbers: string[], to: OrderStatus): Promise<MovePreview> {
  const preview: MovePreview = {
    moved: 0,
    unchanged: 0,
    mails: 0,
    invoices: 0,
    credits: 0,
    refunds: { orders: 0, pence: 0 },
    reopened: 0,
    refused: [],
    unusual: [],
    givenBack: [],
  };
  const refused = new Map<string, string[]>();
  for (let start = 0; start < orderNumbers.length; start += BATCH) {
    for (const order of await listMovingOrders(db, orderNumbers.slice(start, start + BATCH))) {
      const effect = moveEffect(order, to);
      const { orderNumber, status, paymentState } = order;
      if (effect.outcome === 'unchanged') preview.unchanged += 1;
      if (effect.outcome === 'refused')
        refused
          .set(effect.reason, refused.get(effect.reason) ?? [])
          .get(effect.reason)
          ?.push(orderNumber);
      if (effect.outcome !== 'moved') continue;
      preview.moved += 1;
      preview.mails += Number(effect.mails);
      preview.invoices += Number(effect.invoices);
      preview.credits += Number(effect.credits);
      preview.refunds.orders += Number(effect.refundablePence > 0);
      preview.refunds.pence += effect.refundablePence;
      preview.reopened += Number(status === 'cancelled');
      if (isUnusualMove(status, to)) preview.unusual.push({ orderNumber, status });
      if (sendsRefunded(status, to, paymentState)) preview.givenBack.push(orderNumber);
    }
    await nextTurn();
  }
  preview.refused = [...refused].map(([reason, numbers]) => ({ reason, orderNumbers: numbers }));
  return preview;
}
