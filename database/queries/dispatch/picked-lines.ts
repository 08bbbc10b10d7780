import type { Db } from '#database/open.ts';
import type { Picked } from '#domain/dispatch/parcel-to-send.ts';

/** What one piece of each line of these orders takes from the shelves, by the line's id: its own goods, or the parts of a set. */
export async function listPickedOfLines(db: Db, orderIds: readonly string[]): Promise<Map<string, Picked[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db
    .selectFrom('order_lines')
    .leftJoin('variants', 'variants.id', 'order_lines.variant_id')
    .select([
      'order_lines.id as lineId',
      'order_lines.order_id as orderId',
      'order_lines.position',
      'order_lines.name',
      'order_lines.variant',
      'order_lines.brand',
      'order_lines.sku',
      'variants.id as variantId',
      'variants.shelf',
      'variants.grams',
    ])
    .where('order_lines.order_id', 'in', orderIds)
    .execute();
  const parts = await db
    .selectFrom('order_line_parts')
    .leftJoin('variants', 'variants.id', 'order_line_parts.variant_id')
    .select([
      'order_line_parts.order_id as orderId',
      'order_line_parts.line_position as linePosition',
      'order_line_parts.name',
      'order_line_parts.variant',
      'order_line_parts.brand',
      'order_line_parts.sku',
      'order_line_parts.quantity',
      'variants.id as variantId',
      'variants.shelf',
      'variants.grams',
    ])
    .where('order_line_parts.order_id', 'in', orderIds)
    .orderBy('order_line_parts.position')
    .execute();
  const partsOf = Map.groupBy(parts, ({ orderId, linePosition }) => `${orderId} ${linePosition}`);
  return new Map(
    lines.map(({ lineId, orderId, position, ...goods }) => [
      lineId,
      (partsOf.get(`${orderId} ${position}`) ?? [{ ...goods, quantity: 1 }]).map(picked),
    ]),
  );
}

function picked({ name, variant, brand, sku, variantId, shelf, grams, quantity }: FoundGoods): Picked {
  return { variantId, name, variant, brand, sku, shelf: shelf ?? '', grams, quantity };
}

type FoundGoods = Omit<Picked, 'shelf'> & { shelf: string | null };
