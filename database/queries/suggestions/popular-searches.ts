import type { Db } from '#database/open.ts';
import { readPhraseLexicon } from '#database/search/phrase-lexicon.ts';

const MOST = 6;

/**
 * Popular searches of the shop, for no visitor in particular: those the owner marked, then its categories, the most ordered
 * first.
 */
export async function popularSearches(db: Db): Promise<string[]> {
  const { popular } = await readPhraseLexicon(db);
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
  return [...new Set([...popular, ...rows.map(({ name }) => name)])].slice(0, MOST);
}
