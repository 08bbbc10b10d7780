import type { Db } from '#database/open.ts';

const MOST = 6;

/** Popular searches of the shop, for no visitor in particular: its categories, the most ordered first. */
export async function popularSearches(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select('categories.name')
    .where('products.status', '=', 'published')
    .groupBy(['categories.id', 'categories.name'])
    .orderBy((eb) => eb.fn.sum('products.ordered_count'), 'desc')
    .orderBy('categories.name')
    .limit(MOST)
    .execute();
  return rows.map(({ name }) => name);
}
