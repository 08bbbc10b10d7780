import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { type MetricsAccess, mayReadMetrics } from '#server/health/metrics-access.ts';
import { readiness } from '#server/health/readiness.ts';
import { NO_PROXIES } from '#server/http/trusted-proxies.ts';
import { prepareDataDir } from '#server/platform/data-dir.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { startShop } from '../support/shop-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'zabelle-monitored-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnBothEngines('readiness', (shop) => {
  test('names the check that fails', async () => {
    const { database, platform } = shop();
    const find = (dataDir = folder) => readiness(database, dataDir)();
    expect(await find()).toBeNull();
    expect(await find(join(folder, 'missing'))).toBe('data-folder');
    await sql`insert into migrations (name, applied_at) values ('9999_later.sql', 'now')`.execute(
      platform.db,
    );
    expect(await find()).toBe('migrations');
    await sql`delete from migrations where name = '9999_later.sql'`.execute(platform.db);
    expect(await find()).toBeNull();
  });

  test('is checked once for all who ask at the same moment', async () => {
    const find = readiness(shop().database, folder);
    expect(find()).toBe(find());
    expect(await find()).toBeNull();
  });
});

type Asked = Partial<MetricsAccess> & { connection: string; headers?: Record<string, string> };

test.each([
  ['a program on the same machine', { connection: '127.0.0.1' }, true],
  ['one over IPv6', { connection: '::1' }, true],
  ['another machine', { connection: '192.168.1.7' }, false],
  [
    'a visitor through a proxy',
    { connection: '127.0.0.1', headers: { 'x-forwarded-for': '9.9.9.9' } },
    false,
  ],
  ['anybody, with proxies in front', { connection: '127.0.0.1', trustedProxies: { count: 1 } }, false],
  ['anybody, with a public address', { connection: '127.0.0.1', publicUrl: 'https://shop.example' }, false],
  [
    'the token',
    { connection: '9.9.9.9', token: 'secret', headers: { authorization: 'Bearer secret' } },
    true,
  ],
  [
    'a wrong token',
    { connection: '127.0.0.1', token: 'secret', headers: { authorization: 'Bearer x' } },
    false,
  ],
  ['the same machine without the token', { connection: '127.0.0.1', token: 'secret' }, false],
])('of the metrics, %s is let in as it should', (_, asked: Asked, allowed) => {
  const { connection, headers = {}, ...access } = asked;
  const given = { token: '', publicUrl: '', trustedProxies: NO_PROXIES, ...access };
  expect(mayReadMetrics(new Headers(headers), connection, given)).toBe(allowed);
});

test('a shop of two workers says how it is, adds up its figures, and stops when its database file is taken away', {
  timeout: 120_000,
}, async () => {
  const shop = startShop(folder, { DATA_DIR: folder, WORKERS: '2' });
  const address = await shop.address;
  const read = async (path: string) => {
    const response = await fetch(address + path, { headers: { connection: 'close' } });
    return { status: response.status, text: await response.text() };
  };
  expect(await read('/healthz')).toEqual({ status: 200, text: '{"alive":true}' });
  expect(await read('/readyz')).toEqual({ status: 200, text: '{"ready":true}' });
  for (let visit = 0; visit < 6; visit++) expect((await read('/brands')).status).toBe(200);
  const counted = /^zabelle_http_requests_total\{class="(?:cached-)?page",status="200"\} (\d+)$/gm;
  // Figures that a busy worker does not give within seconds are an error for that reading alone.
  let text = '';
  const readPages = async () => {
    text = (await read('/metrics')).text;
    return [...text.matchAll(counted)].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  await expect.poll(readPages, { timeout: 60_000 }).toBe(6);
  for (const name of ['zabelle_orders_placed_total', 'nodejs_eventloop_lag', 'process_resident_memory_bytes'])
    expect(text).toContain(name);
  rmSync(join(folder, 'shop.db'));
  expect(await shop.exitCode).toBe(1);
  expect(shop.output()).toContain('was moved, deleted or replaced while the shop was running');
  expect(() =>
    prepareDataDir({
      dataDir: folder,
      database: { engine: 'sqlite', file: join(folder, 'shop.db') },
      beginsNewShop: false,
    }),
  ).toThrow('holds the pictures of a shop, but its database shop.db is missing or empty');
});

test('an empty database file beside pictures is refused, unless a new shop is wanted', () => {
  const dataDir = join(folder, 'emptied');
  mkdirSync(join(dataDir, 'media', 'picture'), { recursive: true });
  const file = join(dataDir, 'shop.db');
  writeFileSync(file, '');
  const prepare = (beginsNewShop: boolean) =>
    prepareDataDir({ dataDir, database: { engine: 'sqlite', file }, beginsNewShop });
  expect(() => prepare(false)).toThrow('NEW_SHOP=1');
  prepare(true);
  writeFileSync(file, 'something');
  prepare(false);
});
