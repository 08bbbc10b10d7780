import type { Db } from '#database/open.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { LOW_STOCK_BELOW } from '#domain/catalogue/stock.ts';

/** Takes the variants that fell below the threshold since the last call, in the order in which they did. */
export async function takeLowStockFalls(trx: Db): Promise<string[]> {
  const rows = await trx
    .deleteFrom('low_stock_falls')
    .returning(['variant_id as id', 'fallen_at as at'])
    .execute();
  return rows.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map(({ id }) => id);
}

/** Those of these variants that are low or sold out at this moment in published products, lowest first. */
export async function listLowVariants(
  db: Db,
  ids: string[],
): Promise<{ productId: string; name: string; variant: string | null; stock: number }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.id as productId', 'products.name', 'variants.name as variant', 'variants.stock'])
    .where('variants.id', 'in', ids)
    .where('variants.stock', '<', LOW_STOCK_BELOW)
    .where('products.status', '=', 'published')
    .orderBy('variants.stock')
    .orderBy('products.sort_name')
    .orderBy('variants.position')
    .execute();
  return rows.map((row) => ({ ...row, variant: row.variant === STANDARD_VARIANT ? null : row.variant }));
}
