import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerBuild } from 'react-router';
import { migrate } from '#database/migrate.ts';
import { type DatabaseAddress, type Db, openDatabase, patiently } from '#database/open.ts';
import { indexDueOrders } from '#database/queries/order/order-search-rows.ts';
import { watchCatalogue } from '#database/watch/catalogue-watch.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { createOwner, ownerLinkToken } from '#operations/people/owner-link.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { createApp } from '#server/app.ts';
import { rateLimits } from '#server/http/rate-limits.ts';
import { NO_PROXIES } from '#server/http/trusted-proxies.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { multiplyCatalogue } from './multiply-catalogue.ts';
import { multiplyOrders } from './multiply-orders.ts';
import { multiplyReviews } from './multiply-reviews.ts';
import { multiplyYear } from './multiply-year.ts';

const ORIGIN = 'http://shop.bench';
const EMAIL = 'owner@example.com';
const PASSWORD = 'a long enough password';

/** A shop of this size in the bench's own process, whose owner is signed in. */
export type ListsShop = {
  /** Throws unless the response is 200. */
  get(path: string): Promise<void>;
  close(): Promise<void>;
};

export type Size = { products: number; orders: number };

/** Opens it on a new SQLite file, or where `server` names a PostgreSQL server, in a database of its own there. */
export function openListsShop({ products, orders }: Size, server: string | null): Promise<ListsShop> {
  return openShop(server, async (db) => {
    if (products > 0) await multiplyCatalogue(db, products);
    await multiplyOrders(db, orders);
    while ((await indexDueOrders(db)) > 0);
  });
}

/** The same, of the demo's products and the trade of so many orders. */
export function openYearShop(orders: number, server: string | null): Promise<ListsShop> {
  return openShop(server, (db) => multiplyYear(db, orders));
}

/** The same, of the demo's products and so many reviews, with the slugs of a product that has few of them and one that has many. */
export async function openReviewsShop(
  { reviews, ...shares }: { reviews: number; few: number; many: number },
  server: string | null,
): Promise<{ shop: ListsShop; platform: Platform; few: string; many: string }> {
  let slugs = { few: '', many: '' };
  const { platform, ...shop } = await openShop(server, async (db) => {
    await multiplyOrders(db, FEW_ORDERS);
    slugs = await multiplyReviews(db, reviews, shares);
  });
  return { shop, platform, ...slugs };
}

/** Those that the addresses of every shop name. */
const FEW_ORDERS = 1000;

async function openShop(
  server: string | null,
  fill: (db: Db) => Promise<void>,
): Promise<ListsShop & { platform: Platform }> {
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-bench-'));
  const { address, drop } = await newDatabase(folder, server);
  const database = openDatabase(patiently(address));
  await migrate(database);
  const pages = new PageCache({ maxBytes: 1, now: Date.now });
  const platform = await buildPlatform(database, {
    demoShop: true,
    publicUrl: ORIGIN,
    dataDir: folder,
    mediaBucket: null,
  });
  await stockNewShop(platform);
  await fill(database.db);
  const watch = await watchCatalogue(database, pages);
  const build: ServerBuild = await import(new URL('../build/server/index.js', import.meta.url).href);
  const app = createApp({
    platform,
    build,
    pages,
    watch,
    assetsFolder: new URL('../build/client/', import.meta.url).pathname,
    checkLimit: rateLimits(false),
    trustedProxies: NO_PROXIES,
  });
  const token = (await ownerLinkToken(platform)) ?? '';
  await createOwner(platform, token, { name: 'Owner', email: EMAIL, password: PASSWORD });
  const signedIn = await app.fetch(
    new Request(`${ORIGIN}/cms/sign-in`, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams({ email: EMAIL, password: PASSWORD }),
    }),
  );
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const ids = await idsOf(database.db);
  return {
    platform,
    async get(path) {
      const url = ORIGIN + path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(ids[name] ?? ''));
      const response = await app.fetch(new Request(url, { headers: { cookie } }));
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} responded ${response.status}`);
    },
    async close() {
      await watch.close();
      await database.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What stands for words in braces in addresses. The order and its customer are of the middle. */
async function idsOf(db: Db): Promise<Record<string, string>> {
  const product = await db
    .selectFrom('products')
    .select(['id as product', 'brand_id as brand', 'category_id as category'])
    .where('slug', '=', 'rose-radiance-serum')
    .executeTakeFirstOrThrow();
  const order = await db
    .selectFrom('orders')
    .select(['order_number as number', 'email'])
    .where('id', '=', 'bench-500')
    .executeTakeFirstOrThrow();
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', order.email)
    .executeTakeFirst();
  return { ...product, ...order, customer: customer?.id ?? '', today: londonDay(new Date().toISOString()) };
}

async function newDatabase(
  folder: string,
  server: string | null,
): Promise<{ address: DatabaseAddress; drop(): Promise<void> }> {
  if (server === null)
    return { address: { engine: 'sqlite', file: join(folder, 'shop.db') }, drop: async () => {} };
  const url = new URL(server);
  const name = `zabelle_bench_${process.pid}_${Date.now()}`;
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await ask(`create database ${name}`);
  url.pathname = `/${name}`;
  return {
    address: { engine: 'postgres', url: url.href },
    drop: () => ask(`drop database ${name} with (force)`),
  };
}
