import type { Db } from '#database/open.ts';

export async function listDescriptions(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .where('slug', 'in', slugs)
    .select(['slug', 'description'])
    .execute();
  return new Map(rows.map(({ slug, description }) => [slug, description]));
}
