import type { Db } from '#database/open.ts';

export type CategoryPicture = { slug: string; url: string; alt: string };

export async function listCategoryPictures(db: Db): Promise<CategoryPicture[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['slug', 'image_url as url', 'image_alt as alt'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('name')
    .execute();
  return rows.flatMap(({ slug, url, alt }) => (url ? [{ slug, url, alt }] : []));
}
