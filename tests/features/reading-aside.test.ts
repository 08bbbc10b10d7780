import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { unavailableReason } from '#database/outage/unavailable.ts';
import { listProducts } from '#database/queries/listing/list-products.ts';
import { suggest } from '#database/queries/suggestions/suggestions.ts';
import { parseListing } from '#domain/listing/listing.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('sqlite');
});
afterAll(() => shop.close());

const LONG = sql<{
  n: number;
}>`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2000000)
  select count(*) as n from numbers`;

test('a long query of staff does not hold up a short one of a shopper', async () => {
  const { db, asideDb } = shop.database;
  const ended: string[] = [];
  await Promise.all([
    LONG.execute(asideDb).then(() => ended.push('long')),
    db
      .selectFrom('brands')
      .select('id')
      .execute()
      .then(() => ended.push('short')),
  ]);
  expect(ended).toEqual(['short', 'long']);
});

test('staff read what they have just written', async () => {
  const { asideDb } = shop.database;
  await asideDb.insertInto('shop_facts').values({ name: 'aside', value: 'written' }).execute();
  const read = await asideDb
    .selectFrom('shop_facts')
    .select('value')
    .where('name', '=', 'aside')
    .executeTakeFirst();
  expect(read?.value).toBe('written');
});

test('pages of /cms read aside, and nothing reads for them in the thread of shoppers', async () => {
  const owner = await signInAs(shop, 'owner');
  const { aside } = connections();
  let asked = 0;
  const run = aside.run.bind(aside);
  aside.run = (query) => {
    asked += 1;
    return run(query);
  };
  expect((await shop.get('/cms/orders', owner)).status).toBe(200);
  expect(asked).toBeGreaterThan(0);
  asked = 0;
  expect((await shop.get('/products')).status).toBe(200);
  expect(asked).toBe(0);
});

test('searches of a large catalogue leave the event loop and find the same', async () => {
  if (shop.address.engine !== 'sqlite') throw new Error('SQLite alone reads in threads');
  const large = openDatabase({ ...shop.address, mostSearchedInTurn: 0 });
  if (large.engine !== 'sqlite') throw new Error('SQLite alone reads in threads');
  const { searching, reader } = large.connections;
  let aside = 0;
  const run = searching.run.bind(searching);
  searching.run = (query) => {
    aside += 1;
    return run(query);
  };
  const here: string[] = [];
  const prepare = reader.prepare.bind(reader);
  reader.prepare = (text) => {
    here.push(text);
    return prepare(text);
  };
  for (const words of [
    ...['rose', 'dry skin cream', 'organic oil', 'rose gift set', 'seerum', 'ORL-SER-030'],
    ...['gift', 'the', 'under £20', 'water', 'new in'],
  ]) {
    const listing = parseListing(new URLSearchParams({ search: words }));
    expect(await listProducts(large.db, listing)).toEqual(await listProducts(shop.database.db, listing));
    expect(await suggest(large.db, words)).toEqual(await suggest(shop.database.db, words));
  }
  expect(aside).toBeGreaterThan(10);
  expect(here.filter((text) => text.includes('product_search match') || text.includes('hits'))).toEqual([]);
  await large.close();
});

test('searches of a small catalogue stay in the turn', async () => {
  const { searching } = connections();
  let aside = 0;
  searching.run = async () => {
    aside += 1;
    return { rows: [] };
  };
  const listing = parseListing(new URLSearchParams({ search: 'rose' }));
  expect((await listProducts(shop.database.db, listing)).total).toBeGreaterThan(0);
  expect(aside).toBe(0);
});

test('an error of a query aside names its cause, and the next query is run', async () => {
  const { asideDb } = shop.database;
  const failed = await sql`select * from nowhere`.execute(asideDb).catch((error: unknown) => error);
  expect(failed).toMatchObject({ message: expect.stringContaining('no such table'), errcode: 1 });
  expect(unavailableReason(failed)).toBeNull();
  expect((await sql<{ n: number }>`select 1 as n`.execute(asideDb)).rows).toEqual([{ n: 1 }]);
});

function connections() {
  if (shop.database.engine !== 'sqlite') throw new Error('SQLite alone reads in threads');
  return shop.database.connections;
}
