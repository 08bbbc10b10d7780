import type { Db } from '#database/open.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { VAT_PERCENT, type VatRate } from '#domain/money/vat-rate.ts';
import type { Order } from '#domain/order/order.ts';
import type { InvoicedOrder } from '#domain/paper/invoice-facts.ts';

/**
 * An order with the rate of VAT of its goods: as it was sold, or where that was without VAT, that of the class each of them had
 * then. `unknownRates` names the goods of before whose class is not known: they have the standard rate.
 */
export async function findInvoicedOrder(
  db: Db,
  orderId: string,
): Promise<
  | (InvoicedOrder &
      Pick<Order, 'orderStatus' | 'paymentMethod' | 'paymentState' | 'card' | 'isTestCard'> & {
        unknownRates: string[];
      })
  | null
> {
  const order = await findOrderById(db, orderId);
  if (!order) return null;
  const lines = await db
    .selectFrom('order_lines')
    .select([
      'position',
      'id as lineId',
      'name',
      'brand',
      'variant',
      'sku',
      'quantity',
      'line_pence as linePence',
      'discount_pence as discountPence',
      'vat_rate_percent as ratePercent',
      'goods_rate as goodsRate',
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
      'goods_rate as goodsRate',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const wasTaxed = order.vatPence !== null && !order.isExport;
  const withRate = <Row extends Goods>({ goodsRate, ...row }: Row) =>
    wasTaxed ? row : { ...row, ratePercent: VAT_PERCENT[goodsRate ?? 'standard'] };
  const ofLine = Map.groupBy(parts, ({ linePosition }) => linePosition);
  const goods = lines.flatMap((line): Goods[] => ofLine.get(line.position) ?? [line]);
  return {
    ...order,
    unknownRates: wasTaxed ? [] : goods.flatMap(({ goodsRate, name }) => (goodsRate ? [] : [name])),
    lines: lines.map(({ position, ...line }) => ({
      ...withRate(line),
      ...reducedBy(order, line.lineId),
      parts: (ofLine.get(position) ?? []).map(withRate),
    })),
  };
}

/** The words of the offers that reduced a line. */
function reducedBy({ adjustments = [] }: Pick<Order, 'adjustments'>, of: string): { reducedBy?: string } {
  const words = adjustments.flatMap(({ lineId, words, pence }) => (lineId === of && pence > 0 ? words : []));
  return words.length > 0 ? { reducedBy: [...new Set(words)].join('; ') } : {};
}

/** What bears VAT: a line, or each part of a set. */
type Goods = { name: string; ratePercent: number | null; goodsRate: VatRate | null };
