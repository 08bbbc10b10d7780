import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** The picture of each brand's best product that has one, by the brand's slug. */
export async function listBrandPictures(db: Db, slugs: string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const pictured = db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('product_pictures', 'product_pictures.product_id', 'products.id')
    .where('brands.slug', 'in', slugs)
    .where('products.status', '=', 'published')
    .where('product_pictures.position', '=', 0)
    .select([
      'brands.slug',
      'product_pictures.url',
      sql<number>`row_number() over (partition by products.brand_id
        order by products.weighted_rating desc, products.review_count desc, products.sort_name, products.id)`.as(
        'place',
      ),
    ]);
  const rows = await db
    .selectFrom(pictured.as('pictured'))
    .select(['slug', 'url'])
    .where('place', '=', 1)
    .execute();
  return new Map(rows.map(({ slug, url }) => [slug, url]));
}
