import type { Db } from '../open.ts';

/** For each category's slug a second picture of one of its featured products: a texture, a detail or a group. */
export async function listFeaturedPictures(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('product_pictures', 'product_pictures.product_id', 'products.id')
    .where('products.featured', '=', 1)
    .where('products.status', '=', 'published')
    .where('product_pictures.position', '=', 1)
    .select(['categories.slug', 'product_pictures.url'])
    .orderBy('products.sort_name', 'desc')
    .limit(200)
    .execute();
  return new Map(rows.map(({ slug, url }) => [slug, url]));
}
