import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { readPhraseLexicon } from '#database/search/phrase-lexicon.ts';

const MOST = 6;

/**
 * Popular searches of the shop, for no visitor in particular: those the owner marked, then its types (or categories, where
 * products have no type), the most ordered first.
 */
export async function popularSearches(db: Db): Promise<string[]> {
  const { popular } = await readPhraseLexicon(db);
  const types = await mostOrdered(db, 'product_types', 'type_id');
  const names = types.length > 0 ? types : await mostOrdered(db, 'categories', 'category_id');
  return [...new Set([...popular, ...names])].slice(0, MOST);
}

async function mostOrdered(
  db: Db,
  table: 'product_types' | 'categories',
  column: 'type_id' | 'category_id',
): Promise<string[]> {
  const kinds = sql<{ id: string; name: string; archived_at: string | null }>`${sql.table(table)}`.as(
    'kinds',
  );
  const rows = await db
    .selectFrom('products')
    .innerJoin(kinds, (join) => join.on(sql<boolean>`kinds.id = products.${sql.ref(column)}`))
    .select('kinds.name')
    .where('products.status', '=', 'published')
    .where('kinds.archived_at', 'is', null)
    .groupBy(['kinds.id', 'kinds.name'])
    .orderBy((eb) => eb.fn.sum('products.ordered_count'), 'desc')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('kinds.name')
    .limit(MOST)
    .execute();
  return rows.map(({ name }) => name);
}
