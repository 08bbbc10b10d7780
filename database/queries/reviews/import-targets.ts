import type { Db } from '#database/open.ts';
import type { ForeignReview } from '#domain/foreign-exports/foreign-reviews.ts';
import { SHOPIFY, WOOCOMMERCE } from '#domain/import/import-identity.ts';

/** The product that another system's names are of here: by its address, the key of its import, or its SKU. */
export async function findReviewedProduct(
  db: Db,
  { handle, id, sku }: ForeignReview['product'],
): Promise<string | null> {
  const keys = [
    ...(handle ? [`${SHOPIFY}:id:${handle}`, `id:${handle}`] : []),
    ...(id ? [`${WOOCOMMERCE}:id:${id}`] : []),
  ];
  const products = db.selectFrom('products').select('id');
  if (handle) {
    const named = await products.where('slug', '=', handle.toLowerCase()).executeTakeFirst();
    if (named) return named.id;
  }
  if (keys.length > 0) {
    const imported = await products.where('import_key', 'in', keys).orderBy('id').executeTakeFirst();
    if (imported) return imported.id;
  }
  if (sku) {
    const variants = db.selectFrom('variants').select('product_id').where('sku', '=', sku).limit(1);
    const sold = await variants.executeTakeFirst();
    if (sold) return sold.product_id;
  }
  return null;
}

/** The order by which an address had bought a product before it reviewed it, of which there is no review yet. */
export async function findOrderReviewed(
  db: Db,
  { email, productId, writtenAt }: { email: string; productId: string; writtenAt: string },
): Promise<{ orderId: string; lineId: string; variantId: string | null; variant: string } | null> {
  const line = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .leftJoin('variants', 'variants.id', 'order_lines.variant_id')
    .select([
      'orders.id as orderId',
      'order_lines.id as lineId',
      'variants.id as variantId',
      'order_lines.variant',
    ])
    .where('orders.email', '=', email)
    .where('orders.created_at', '<=', writtenAt)
    .where('orders.order_status', '!=', 'cancelled')
    .where('order_lines.product_id', '=', productId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.order_id', '=', 'orders.id')
            .where('reviews.product_id', '=', productId),
        ),
      ),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_lines.position')
    .limit(1)
    .executeTakeFirst();
  return line ?? null;
}
