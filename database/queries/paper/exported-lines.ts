import type { Db } from '#database/open.ts';
import { eachBatchOfOrders } from '#database/queries/order/listed-orders.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import type { OrderListQuery } from '#domain/order/order-list.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { tallyLinesOf } from '../order/line-movements.ts';

export type ExportedLine = {
  order: Order;
  /** Null: the delivery. */
  line: (OrderLine & { tally: LineTally }) | null;
  /** What is paid for it. */
  grossPence: Pence;
  vatPence: Pence;
  /** Null where its parts have rates of their own, it is outside VAT, or the order is of before rates were kept. */
  ratePercent: number | null;
  /** Of a line by what was decided about it, of the delivery by the refunds that name it. */
  refundedPence: Pence;
};

/** Every line of every order the query finds, and the delivery of each after them. */
export async function* eachExportedLine(db: Db, query: OrderListQuery): AsyncGenerator<ExportedLine> {
  for await (const orders of eachBatchOfOrders(db, query)) {
    const ids = orders.map(({ id }) => id);
    const [tallies, refunded, rates, deliveries] = await Promise.all([
      tallyLinesOf(db, orders),
      refundedDeliveries(db, ids),
      ratesOf(db, ids),
      deliveriesOf(db, ids),
    ]);
    for (const order of orders) {
      for (const line of tallies.get(order.id) ?? [])
        yield {
          order,
          line,
          grossPence: line.linePence - (rates.get(line.lineId)?.discountPence ?? 0),
          vatPence: line.vatPence,
          ratePercent: rates.get(line.lineId)?.ratePercent ?? null,
          refundedPence: line.tally.refundedPence,
        };
      yield {
        order,
        line: null,
        grossPence: order.shippingPence,
        vatPence: deliveries.get(order.id) ?? 0,
        ratePercent: null,
        refundedPence: refunded.get(order.id) ?? 0,
      };
    }
  }
}

/** What was given back of deliveries, by the order's id. */
async function refundedDeliveries(db: Db, orderIds: string[]): Promise<Map<string, Pence>> {
  const rows = await db
    .selectFrom('refund_parts')
    .innerJoin('refunds', 'refunds.id', 'refund_parts.refund_id')
    .select('refunds.order_id')
    .select((eb) => eb.fn.sum<number>('refund_parts.amount_pence').as('pence'))
    .where('refunds.order_id', 'in', orderIds)
    .where('refunds.state', '=', 'done')
    .where('refund_parts.kind', '=', 'delivery')
    .groupBy('refunds.order_id')
    .execute();
  return new Map(rows.map(({ order_id, pence }) => [order_id, Number(pence)]));
}

async function ratesOf(
  db: Db,
  orderIds: string[],
): Promise<Map<string, { ratePercent: number | null; discountPence: Pence }>> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'vat_rate_percent as ratePercent', 'discount_pence as discountPence'])
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ id, ...line }) => [id, line]));
}

async function deliveriesOf(db: Db, orderIds: string[]): Promise<Map<string, Pence>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'shipping_vat_pence'])
    .where('id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ id, shipping_vat_pence }) => [id, shipping_vat_pence]));
}
