import type { Db } from '#database/open.ts';

/** The attributes of products by their ids: 'skin-type:dry'. */
export async function listAttributesOf(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_attributes')
    .select(['product_id', 'attribute', 'value'])
    .where('product_id', 'in', [...new Set(productIds)])
    .where('suggested', '=', 0)
    .execute();
  const of = new Map<string, string[]>();
  for (const { product_id, attribute, value } of rows)
    of.set(product_id, [...(of.get(product_id) ?? []), `${attribute}:${value}`]);
  return of;
}
