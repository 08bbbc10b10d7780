import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('sqlite', { publicUrl: 'https://zabelle.example' });
});
afterAll(() => shop.close());

test('a sitemap that fits into one file is one file', async () => {
  const { root, addresses } = await read('/sitemap.xml');
  expect(root).toBe('urlset');
  expect(addresses).toContain('https://zabelle.example/product/rose-radiance-serum');
  expect((await shop.get('/sitemap-1.xml')).status).toBe(404);
});

test('a larger sitemap is split into files that hold every address once', async () => {
  const { addresses: before } = await read('/sitemap.xml');
  await sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 50000)
    insert into brands (id, slug, name, created_at, updated_at)
    select 'many-' || n, 'many-' || n, 'Many ' || n, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from numbers
  `.execute(shop.platform.db);
  await moveCatalogueRevision(shop.platform.db);
  const { root, addresses: files } = await read('/sitemap.xml');
  expect(root).toBe('sitemapindex');
  expect(files).toEqual([1, 2].map((number) => `https://zabelle.example/sitemap-${number}.xml`));
  const parts = await Promise.all(files.map((file) => read(new URL(file).pathname)));
  expect(parts.map((part) => part.root)).toEqual(['urlset', 'urlset']);
  const all = parts.flatMap((part) => part.addresses);
  expect(parts[0]?.addresses).toHaveLength(50_000);
  expect(all).toHaveLength(before.length + 50_000);
  expect(new Set(all).size).toBe(all.length);
  for (const file of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-x.xml'])
    expect((await shop.get(file)).status, file).toBe(404);
});

async function read(path: string): Promise<{ root: string | undefined; addresses: string[] }> {
  const xml = await (await shop.get(path)).text();
  return {
    root: /<(urlset|sitemapindex) /.exec(xml)?.[1],
    addresses: Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address),
  };
}
