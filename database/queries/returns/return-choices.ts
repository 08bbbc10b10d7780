import type { Db } from '#database/open.ts';

/** A variant that somebody can have instead of one they send back. */
export type ReturnChoice = { variantId: string; slug: string; variant: string; stock: number };

/** The variants on sale of the products with these slugs, in the owner's order. */
export async function listReturnChoices(db: Db, slugs: readonly string[]): Promise<ReturnChoice[]> {
  if (slugs.length === 0) return [];
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id as variantId', 'products.slug', 'variants.name as variant', 'variants.stock'])
    .where('products.slug', 'in', [...new Set(slugs)])
    .where('products.status', '=', 'published')
    .orderBy('products.slug')
    .orderBy('variants.position')
    .execute();
}
