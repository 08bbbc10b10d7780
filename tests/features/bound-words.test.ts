import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORD_COLUMNS } from '#database/sqlite/sqlite-word-compiler.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

/** SQLite prepares a statement anew at every call where an index on a part of a table depends on a bound value. */
describe('words that indexes on a part of a table speak of', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('sqlite');
  });
  afterAll(() => shop.close());

  test('every such column is a word column, or no statement compares it with a bound value', async () => {
    const { rows } = await sql<{ name: string; text: string }>`
      select name, sql as text from sqlite_master where type = 'index' and sql like '% where %'
    `.execute(shop.database.db);
    expect(rows.length).toBeGreaterThan(20);
    for (const { name, text } of rows) {
      const condition = text.replace(/\s+/g, ' ').split(/ where /i)[1] ?? '';
      const compared = [...condition.matchAll(/(\w+) (?:=|<>|not in|in) /g)].map(
        ([, column]) => column ?? '',
      );
      const unknown = compared.filter((column) => !WORD_COLUMNS.has(column) && !COMPARED_IN_TEXT.has(column));
      expect(unknown, name).toEqual([]);
    }
  });

  test('words stand in the text, whatever else is asked for stays bound', () => {
    const { db } = shop.database;
    const query = db
      .selectFrom('products')
      .select('id')
      .where('products.status', '=', 'published')
      .where('slug', 'in', ['draft', 'rose'])
      .where('id', 'in', db.selectFrom('variants').select('product_id').where('name', '=', 'small').limit(1));
    const { sql: text, parameters } = query.compile();
    expect(text).toContain(`"products"."status" = 'published'`);
    expect(parameters).toEqual(['draft', 'rose', 'small', 1]);
  });

  test('a list of words stands in the text too; what is no plain word stays bound', () => {
    const { db } = shop.database;
    const listed = db.selectFrom('jobs').select('id').where('state', 'in', ['waiting', 'done']).compile();
    expect(listed.sql).toContain(`"state" in ('waiting', 'done')`);
    const odd = db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', `send-mail' or 1 = 1 --` as 'send-mail')
      .compile();
    expect(odd.parameters).toEqual([`send-mail' or 1 = 1 --`]);
  });

  test('a word that is written to a row stays bound', () => {
    const { db } = shop.database;
    const written = db.updateTable('jobs').set({ state: 'done' }).where('state', '=', 'waiting').compile();
    expect(written.parameters).toEqual(['done']);
    expect(written.sql).toContain(`"state" = 'waiting'`);
  });
});

/** Statements write what they compare these with into their own text. */
const COMPARED_IN_TEXT = new Set(['from_shopper', 'country', 'shade_family', 'tags']);
