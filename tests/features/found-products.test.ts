import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { foundProducts } from '#database/search/found-products.ts';
import { searchFor } from '#database/search/search.ts';
import { wholeWord } from '#domain/search/search-word.ts';
import { openTestShop } from '../support/shop.ts';

test('SQLite runs the search once and then reads its products, never the search for every product', async () => {
  const shop = await openTestShop('sqlite');
  const { db } = shop.database;
  const { sql, parameters } = foundProducts(db, searchFor(db).hits([wholeWord('serum')]))
    .select('products.name')
    .compile();
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  expect(rows.map(({ detail }) => detail.split(' ').slice(0, 2).join(' '))).toEqual([
    'SCAN product_search',
    'SEARCH product_search_rows',
    'SEARCH products',
    'SEARCH brands',
    'SEARCH categories',
  ]);
  await shop.close();
});
