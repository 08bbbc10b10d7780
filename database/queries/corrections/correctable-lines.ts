import type { Db } from '#database/open.ts';
import type { CorrectableLine } from '#domain/corrections/correctable-order.ts';

/** What a correction needs of a line beside what it may change. */
export type StoredLine = Omit<CorrectableLine, 'tally' | 'parts'> & {
  position: number;
  productId: string;
  slug: string;
  brand: string;
  sku: string | null;
  parts: readonly (CorrectableLine['parts'][number] & {
    position: number;
    productId: string;
    slug: string;
    name: string;
  })[];
};

/** The lines of an order with the parts of sets, as they are stored; what one weighs is that of today. */
export async function listStoredLines(db: Db, orderId: string): Promise<StoredLine[]> {
  const lines = await db
    .selectFrom('order_lines')
    .leftJoin('variants', 'variants.id', 'order_lines.variant_id')
    .select([
      'order_lines.id as lineId',
      'order_lines.position',
      'order_lines.product_id as productId',
      'order_lines.variant_id as variantId',
      'order_lines.product_slug as slug',
      'order_lines.name',
      'order_lines.variant',
      'order_lines.brand',
      'order_lines.sku',
      'order_lines.quantity',
      'order_lines.unit_price_pence as unitPricePence',
      'order_lines.discount_pence as discountPence',
      'order_lines.vat_rate_percent as ratePercent',
      'order_lines.goods_rate as goodsRate',
      'variants.grams',
    ])
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute();
  const parts = await db
    .selectFrom('order_line_parts')
    .select([
      'line_position as linePosition',
      'position',
      'product_id as productId',
      'variant_id as variantId',
      'product_slug as slug',
      'name',
      'quantity',
      'part_pence as partPence',
      'vat_rate_percent as ratePercent',
      'goods_rate as goodsRate',
    ])
    .where('order_id', '=', orderId)
    .orderBy('line_position')
    .orderBy('position')
    .execute();
  const ofLine = Map.groupBy(parts, ({ linePosition }) => linePosition);
  return lines.map((line) => ({
    ...line,
    parts: (ofLine.get(line.position) ?? []).map(({ linePosition, ...part }) => part),
  }));
}
