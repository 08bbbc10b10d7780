import type { Db } from '#database/open.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import type { Order } from '#domain/order/order.ts';
import type { InvoicedOrder } from '#domain/paper/invoice-facts.ts';

/** An order with the rates of VAT its lines were sold at; null where there is none. */
export async function findInvoicedOrder(
  db: Db,
  orderId: string,
): Promise<(InvoicedOrder & Pick<Order, 'paymentMethod' | 'paymentState' | 'card' | 'isTestCard'>) | null> {
  const order = await findOrderById(db, orderId);
  if (!order) return null;
  const lines = await db
    .selectFrom('order_lines')
    .select([
      'position',
      'name',
      'brand',
      'variant',
      'sku',
      'quantity',
      'line_pence as linePence',
      'discount_pence as discountPence',
      'vat_rate_percent as ratePercent',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const parts = await db
    .selectFrom('order_line_parts')
    .select([
      'line_position as linePosition',
      'name',
      'variant',
      'quantity',
      'part_pence as partPence',
      'vat_rate_percent as ratePercent',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const ofLine = Map.groupBy(parts, ({ linePosition }) => linePosition);
  return {
    ...order,
    lines: lines.map(({ position, ...line }) => ({ ...line, parts: ofLine.get(position) ?? [] })),
  };
}
