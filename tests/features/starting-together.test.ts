import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { type DatabaseAddress, openDatabase } from '#database/open.ts';
import { startShop } from '../support/shop-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'zabelle-together-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('two processes started at once on an empty database', { timeout: 120_000 }, () => {
  test('of SQLite both serve, and one has stocked it', () =>
    bothServe({ engine: 'sqlite', file: join(folder, 'shop.db') }, { DATA_DIR: folder }));

  test.skipIf(inject('preparedShop').postgresUrl === null)('of PostgreSQL too', async () => {
    const server = inject('preparedShop').postgresUrl ?? '';
    const { db, close } = openDatabase({ engine: 'postgres', url: new URL('/template1', server).href });
    const name = `empty_${randomUUID().replaceAll('-', '')}`;
    await sql`create database ${sql.id(name)} template template0`.execute(db);
    const url = new URL(`/${name}`, server).href;
    await bothServe({ engine: 'postgres', url }, { DATA_DIR: join(folder, 'pictures'), DATABASE_URL: url });
    await sql`drop database ${sql.id(name)} with (force)`.execute(db);
    await close();
  });
});

async function bothServe(address: DatabaseAddress, settings: Record<string, string>): Promise<void> {
  const shops = [startShop(folder, settings), startShop(folder, settings)];
  for (const { address } of shops)
    expect((await fetch(`${await address}/product/rose-radiance-serum`)).status).toBe(200);
  const outputs = shops.map(({ output }) => output());
  expect(outputs.filter((text) => text.includes('Stocked the new shop'))).toHaveLength(1);
  const links = outputs.map((text) => /token=\w+/.exec(text)?.[0]);
  expect(links[0]).toBeDefined();
  expect(links[1]).toBe(links[0]);
  for (const shop of shops) shop.stop();
  await Promise.all(shops.map(({ exitCode }) => exitCode));
  const { db, close } = openDatabase(address);
  const { rows } = await sql<{ name: string; count: number }>`
    select 'brands' as name, count(*) as count from brands
    union all select 'twice', count(*) from (select slug from pages group by slug having count(*) > 1) as twice`.execute(
    db,
  );
  await close();
  expect(Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))).toEqual({
    brands: 14,
    twice: 0,
  });
}
