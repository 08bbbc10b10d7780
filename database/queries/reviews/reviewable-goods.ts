import type { Db } from '#database/open.ts';

/** A product of an order that the shop still shows. */
export type GoodsToReview = {
  slug: string;
  name: string;
  brand: string;
  /** As it was bought; of several the first. */
  variant: string;
  imageUrl: string | null;
  /** The names of its type and category, by which traits are asked. */
  type: string;
  category: string;
  /** Somebody reviewed it for this order already. */
  isReviewed: boolean;
};

/** The products of an order that can be reviewed, in its order; none of a cancelled one. */
export async function listGoodsToReview(db: Db, orderId: string): Promise<GoodsToReview[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('product_types', 'product_types.id', 'products.type_id')
    .leftJoin('reviews', (join) =>
      join.onRef('reviews.order_id', '=', 'orders.id').onRef('reviews.product_id', '=', 'products.id'),
    )
    .select([
      'products.slug',
      'products.name',
      'order_lines.brand',
      'order_lines.variant',
      'order_lines.image_url as imageUrl',
      'product_types.name as type',
      'categories.name as category',
      'reviews.id as reviewId',
    ])
    .where('orders.id', '=', orderId)
    .where('orders.order_status', '!=', 'cancelled')
    .where('products.status', '=', 'published')
    .orderBy('order_lines.position')
    .execute();
  const bySlug = new Map<string, GoodsToReview>();
  for (const { reviewId, type, ...row } of rows)
    if (!bySlug.has(row.slug))
      bySlug.set(row.slug, { ...row, type: type ?? '', isReviewed: reviewId !== null });
  return [...bySlug.values()];
}

/** True where the shop asked for a review of this order by mail. */
export async function wasAsked(db: Db, orderId: string): Promise<boolean> {
  const request = await db
    .selectFrom('review_requests')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return request !== undefined;
}
