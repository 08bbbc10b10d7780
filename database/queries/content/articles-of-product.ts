import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';

/** Returns the published articles that name a product, the newest first. Its page reads the product as well. */
export async function listArticlesOf(
  by: Db,
  productSlug: string,
  limit: number,
): Promise<{ slug: string; title: string }[]> {
  const { db } = notedReading(by);
  return db
    .selectFrom('page_products')
    .innerJoin('products', 'products.id', 'page_products.product_id')
    .innerJoin('pages', 'pages.id', 'page_products.page_id')
    .select(['pages.slug', 'pages.title'])
    .where('products.slug', '=', productSlug)
    .where('pages.kind', '=', 'article')
    .where('pages.status', '=', 'published')
    .where('pages.archived_at', 'is', null)
    .orderBy('pages.published_at', 'desc')
    .orderBy('pages.slug')
    .limit(limit)
    .execute();
}
