import type { Db } from '#database/open.ts';

/** A product that can be reviewed, by its slug. */
export async function findReviewable(
  db: Db,
  slug: string,
): Promise<{ id: string; variants: { id: string; name: string }[] } | null> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!product) return null;
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'name'])
    .where('product_id', '=', product.id)
    .orderBy('position')
    .execute();
  return { id: product.id, variants };
}

/** The row id of a product on sale by its slug. */
export async function findReviewedProduct(db: Db, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A line by which somebody bought a product. */
export type BoughtLine = {
  orderId: string;
  lineId: string;
  variantId: string;
  variant: string;
  email: string;
};

/** The lines of an order that hold a product, in their order; none of a cancelled one. */
export function listBoughtLines(db: Db, orderId: string, productId: string): Promise<BoughtLine[]> {
  return bought(db, productId).where('orders.id', '=', orderId).execute();
}

/** The last line by which an address bought a product that has arrived. */
export async function findDeliveredLine(
  db: Db,
  email: string,
  productId: string,
): Promise<BoughtLine | null> {
  const line = await bought(db, productId)
    .where('orders.email', '=', email)
    .where('orders.order_status', '=', 'delivered')
    .orderBy('orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line ?? null;
}

function bought(db: Db, productId: string) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'orders.id as orderId',
      'order_lines.id as lineId',
      'order_lines.variant_id as variantId',
      'order_lines.variant',
      'orders.email',
    ])
    .where('order_lines.product_id', '=', productId)
    .where('orders.order_status', '!=', 'cancelled')
    .orderBy('order_lines.position');
}
