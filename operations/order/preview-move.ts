import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#database/open.ts';
import { listMovingOrders } from '#database/queries/paper/moving-orders.ts';
import { listConcernsOfOrders } from '#database/queries/payment/payment-risks.ts';
import type { Pence } from '#domain/money/money.ts';
import { hasLeft, isUnusualMove, type OrderStatus } from '#domain/order/order.ts';
import { isSending, sendsRefunded } from '#domain/order/sending.ts';
import { type MovePreviewDoubts, moveEffect } from '#domain/order-moves/order-move.ts';
import { PAYMENT_CONCERNS, type PaymentConcern } from '#domain/payment/payment-risk.ts';

const BATCH = 250;

export type MovePreview = MovePreviewDoubts & {
  moved: number;
  unchanged: number;
  mails: number;
  invoices: number;
  credits: number;
  refunds: { orders: number; pence: Pence };
  /** Reopened: their stock is taken, or they are refused. */
  reopened: number;
  refused: { reason: string; orderNumbers: string[] }[];
  unusual: { orderNumber: string; status: OrderStatus }[];
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
    doubted: [],
  };
  const sent: string[] = [];
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
      if (isSending(to) && !hasLeft(status)) sent.push(orderNumber);
    }
    await nextTurn();
  }
  preview.doubted = await listDoubted(db, sent);
  preview.refused = [...refused].map(([reason, numbers]) => ({ reason, orderNumbers: numbers }));
  return preview;
}

async function listDoubted(db: Db, orderNumbers: string[]): Promise<MovePreview['doubted']> {
  const byConcern = new Map<PaymentConcern, string[]>(PAYMENT_CONCERNS.map((concern) => [concern, []]));
  for (let start = 0; start < orderNumbers.length; start += BATCH) {
    const concerns = await listConcernsOfOrders(db, orderNumbers.slice(start, start + BATCH));
    for (const [orderNumber, of] of concerns)
      for (const concern of of) byConcern.get(concern)?.push(orderNumber);
    await nextTurn();
  }
  return [...byConcern]
    .filter(([, numbers]) => numbers.length > 0)
    .map(([concern, numbers]) => ({ concern, orderNumbers: numbers }));
}
