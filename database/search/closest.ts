import { type RawBuilder, sql } from 'kysely';
import { kindSize, kindWords } from '#domain/search/kind-words.ts';
import { type SearchWord, wordWeight } from '#domain/search/search-word.ts';
import type { Db } from '../open.ts';
import { countUpTo } from './count-up-to.ts';
import type { ProductSearch, SearchHit, SearchHits } from './product-search.ts';

/**
 * The products closest to several words, by points for each word they hold: the rarer it is, and in name or category more
 * than elsewhere. A word that names a kind ('lipstick', by the names of categories; of two kinds the larger) is required.
 * When no word does, words worth half of all points are, and when those are not `enough`, any word in name or category.
 * Products that hold every word (`exact`) come first. The same on both engines.
 */
export async function closestHits(
  db: Db,
  search: ProductSearch,
  words: readonly SearchWord[],
  { exact, enough }: { exact: RawBuilder<SearchHit>; enough: number },
): Promise<SearchHits['query']> {
  const { all, kinds } = await readKinds(db);
  const weighed = await Promise.all(
    words.map(async (word) => ({
      word,
      points: wordWeight(await countHolding(db, search, word), all),
      ofKind: kindSize(word.text, kinds),
    })),
  );
  const kind = weighed.filter(({ ofKind }) => ofKind > 0).sort((a, b) => b.ofKind - a.ofKind)[0];
  const mostPoints = weighed.reduce((sum, { points }) => sum + points, 0);
  const closest = (essential: readonly SearchWord[], needed: RawBuilder<boolean>): SearchHits['query'] => {
    const held = weighed.flatMap(({ word, points }) => [
      pointsFor(search.holding(word, 'anywhere'), { points, ofWord: points }),
      pointsFor(search.holding(word, 'name-or-category'), {
        points: 2 * points,
        isEssential: essential.includes(word),
      }),
    ]);
    const ofKind = kind ? [pointsFor(search.holding(kind.word, 'category'), { points: kind.points })] : [];
    const ofAll = pointsFor(exact, { points: 4 * mostPoints, ofWord: mostPoints, isEssential: true });
    return sql`
      select found.product_id, sum(found.points) as points
      from (${sql.join([...held, ...ofKind, ofAll], sql` union all `)}) as found
      group by found.product_id
      having ${needed}
    `;
  };
  const holdsEssential = sql<boolean>`sum(found.essential) > 0`;
  const holdsHalf = sql<boolean>`sum(found.of_word) * 2 >= ${sql.lit(mostPoints)}`;
  if (kind) return closest([kind.word], holdsEssential);
  const half = closest([], holdsHalf);
  if ((await countUpTo(db, half, enough)) === enough) return half;
  return closest(words, sql`${holdsEssential} or ${holdsHalf}`);
}

type Points = { points: number; ofWord?: number; isEssential?: boolean };

function pointsFor(hits: RawBuilder<SearchHit>, { points, ofWord = 0, isEssential = false }: Points) {
  return sql`select hits.product_id, ${sql.lit(points)} as points, ${sql.lit(ofWord)} as of_word,
    ${sql.lit(isEssential ? 1 : 0)} as essential from (${hits}) as hits`;
}

async function countHolding(db: Db, search: ProductSearch, word: SearchWord): Promise<number> {
  const holding = search.holding(word, 'anywhere');
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${holding}) as hits`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Counts the products of each kind that categories name. */
async function readKinds(db: Db): Promise<{ all: number; kinds: Map<string, number> }> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select((eb) => ['categories.name', eb.fn.countAll<number>().as('count')])
    .groupBy(['products.category_id', 'categories.name'])
    .execute();
  const kinds = new Map<string, number>();
  for (const { name, count } of rows)
    for (const kind of kindWords(name)) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  return { all: rows.reduce((sum, { count }) => sum + count, 0), kinds };
}
