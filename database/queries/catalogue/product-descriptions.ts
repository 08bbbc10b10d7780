import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';

export async function listDescriptions(by: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const { db, noteProducts } = notedReading(by);
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .where('slug', 'in', slugs)
    .select(['id', 'slug', 'description'])
    .execute();
  noteProducts(rows.map(({ id }) => id));
  return new Map(rows.map(({ slug, description }) => [slug, description]));
}
