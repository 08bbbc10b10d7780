import type { Db } from '#database/open.ts';
import { wordsBehindArticles } from '#domain/search/articles/words-behind-articles.ts';
import { foldText } from '#domain/search/search-text.ts';
import { reindexProducts } from './index-products.ts';

/** Folds names without `article_words` again and indexes their products; returns how many there were. */
export async function foldNamesAgain(trx: Db, limit: number): Promise<number> {
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('article_words', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  for (const { id, name } of rows)
    await trx
      .updateTable('products')
      .set({ sort_name: foldText(name), article_words: wordsBehindArticles(name) })
      .where('id', '=', id)
      .execute();
  await reindexProducts(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
