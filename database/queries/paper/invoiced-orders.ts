import type { Db } from '#database/open.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { VAT_PERCENT } from '#domain/money/vat-rate.ts';
import type { Order } from '#domain/order/order.ts';
import type { InvoicedOrder } from '#domain/paper/invoice-facts.ts';

/**
 * An order with the rate of VAT of its goods: as it was sold, or where that was without VAT, as the catalogue has it now. Null
 * where there is none.
 */
export async function findInvoicedOrder(
  db: Db,
  orderId: string,
): Promise<
  | (InvoicedOrder & Pick<Order, 'orderStatus' | 'paymentMethod' | 'paymentState' | 'card' | 'isTestCard'>)
  | null
> {
  const order = await findOrderById(db, orderId);
  if (!order) return null;
  const lines = await db
    .selectFrom('order_lines')
    .select([
      'position',
      'id as lineId',
      'product_id as productId',
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
      'product_id as productId',
      'name',
      'variant',
      'quantity',
      'part_pence as partPence',
      'vat_rate_percent as ratePercent',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const wasTaxed = order.vatPence !== null && !order.isExport;
  const rateOf = wasTaxed ? null : await goodsRates(db, [...lines, ...parts]);
  const withRate = <Row extends { productId: string; ratePercent: number | null }>({
    productId,
    ...row
  }: Row) => (rateOf ? { ...row, ratePercent: rateOf(productId) } : row);
  const ofLine = Map.groupBy(parts, ({ linePosition }) => linePosition);
  return {
    ...order,
    lines: lines.map(({ position, ...line }) => ({
      ...withRate(line),
      parts: (ofLine.get(position) ?? []).map(withRate),
    })),
  };
}

/** The rates of these products; the standard one where a product is gone. */
async function goodsRates(db: Db, rows: { productId: string }[]): Promise<(productId: string) => number> {
  const found = await db
    .selectFrom('products')
    .select(['id', 'vat_rate as vatRate'])
    .where('id', 'in', [...new Set(rows.map(({ productId }) => productId))])
    .execute();
  const rates = new Map(found.map(({ id, vatRate }) => [id, VAT_PERCENT[vatRate]]));
  return (productId) => rates.get(productId) ?? VAT_PERCENT.standard;
}
