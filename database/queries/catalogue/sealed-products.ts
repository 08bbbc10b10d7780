import type { Db } from '#database/open.ts';

/** Those of the products, by slug, that cannot be returned once unsealed. */
export async function listSealedProducts(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('slug')
    .where('slug', 'in', [...new Set(slugs)])
    .where('sealed_for_hygiene', '=', 1)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}
