import type { Db } from '#database/open.ts';

/** The second pictures of each category's featured products, by the category's slug: textures, details and groups. */
export async function listFeaturedPictures(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('product_pictures', 'product_pictures.product_id', 'products.id')
    .where('products.featured', '=', 1)
    .where('products.status', '=', 'published')
    .where('product_pictures.position', '=', 1)
    .select(['categories.slug', 'product_pictures.url'])
    .orderBy('products.sort_name')
    .orderBy('products.id')
    .limit(200)
    .execute();
  const pictures = new Map<string, string[]>();
  for (const { slug, url } of rows) pictures.set(slug, [...(pictures.get(slug) ?? []), url]);
  return pictures;
}
