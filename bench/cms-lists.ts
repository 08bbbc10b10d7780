import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { watchCatalogue } from '#database/watch/catalogue-watch.ts';
import { createOwner, ownerLinkToken } from '#operations/people/owner-link.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { createApp } from '#server/app.ts';
import { rateLimits } from '#server/http/rate-limits.ts';
import { NO_PROXIES } from '#server/http/trusted-proxies.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { median } from './median.ts';
import { multiplyCatalogue } from './multiply-catalogue.ts';
import { multiplyOrders } from './multiply-orders.ts';

const PRODUCTS = 100_000;
const ORDERS = 20_000;
const REQUESTS = 15;
const ORIGIN = 'http://shop.bench';
const PASSWORD = 'a long enough password';

const PAGES = {
  'products, latest first': '/cms/products',
  'products by price, page 1,000': '/cms/products?sort=-price&page=1000',
  'products, low stock': '/cms/products?stock=low&sort=stock',
  'products found by a word': '/cms/products?search=serum',
  'products found by two words': '/cms/products?search=rose%20cream',
  'products found by a SKU': '/cms/products?search=ORL-SER-030',
  'drafts, latest first': '/cms/products?status=draft',
  'drafts by name': '/cms/products?status=draft&sort=name',
  'archived products by price': '/cms/products?status=archived&sort=price',
  'archived products in stock by stock': '/cms/products?status=archived&stock=in&sort=-stock',
  'featured products by name': '/cms/products?featured=yes&sort=name',
  'products of a category by name': '/cms/products?category={category}&sort=name',
  'drafts of a brand': '/cms/products?status=draft&brand={brand}',
  pictures: '/cms/pictures',
  'unused pictures': '/cms/pictures?use=unused',
  'used pictures': '/cms/pictures?use=used',
  'pictures found by name': '/cms/pictures?search=serum',
  brands: '/cms/brands?sort=-products',
  categories: '/cms/categories',
  orders: '/cms/orders',
  'orders found by a name': '/cms/orders?search=penhal',
  dashboard: '/cms',
  'jump to “rose”': '/cms/jump?text=rose',
  'jump to a SKU': '/cms/jump?text=ORL-SER-030',
  'jump to a customer': '/cms/jump?text=whitfield',
  'search suggestions': '/api/suggest?q=rose',
  'landing page (not from the cache)': '/skincare',
  'shop listing under six filters (not from the cache)':
    '/categories/skincare?concern=dryness&skin-type=dry&price=20-40&rating=4&size=30ml&stock=in',
  'shop listing (not from the cache)': '/products?search=serum&stock=in&offer=yes',
};

/** Measures pages that read the whole catalogue at 100,000 products and 20,000 orders, each beside itself in the demo shop. */
export async function measureCmsLists(): Promise<string[]> {
  const small = await openShop(0);
  const large = await openShop(PRODUCTS);
  const lines: string[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const before = await medianMs(small, path.replace('&page=1000', ''));
    const now = await medianMs(large, path);
    lines.push(
      `${name}: ${now.toFixed(0)} ms at ${PRODUCTS.toLocaleString('en-GB')} products, ` +
        `${before.toFixed(0)} ms in the demo shop, ratio ${(now / before).toFixed(1)} (aim 100 ms)`,
    );
  }
  await small.close();
  await large.close();
  return lines;
}

type Shop = { get(path: string): Promise<Response>; close(): Promise<void> };

async function openShop(products: number): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-bench-'));
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'shop.db') });
  await migrate(database);
  const pages = new PageCache({ maxBytes: 1, now: Date.now });
  const watch = await watchCatalogue(database, pages);
  const platform = await buildPlatform(database, {
    demoShop: true,
    publicUrl: '',
    dataDir: folder,
    mediaBucket: null,
  });
  await stockNewShop(platform);
  if (products > 0) {
    await multiplyCatalogue(database.db, products);
    await multiplyOrders(database.db, ORDERS);
  }
  const { brand_id: brand, category_id: category } = await database.db
    .selectFrom('products')
    .select(['brand_id', 'category_id'])
    .where('slug', '=', 'rose-radiance-serum')
    .executeTakeFirstOrThrow();
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
  const email = 'owner@example.com';
  const token = (await ownerLinkToken(platform)) ?? '';
  await createOwner(platform, token, { name: 'Owner', email, password: PASSWORD });
  const signedIn = await app.fetch(
    new Request(`${ORIGIN}/cms/sign-in`, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams({ email, password: PASSWORD }),
    }),
  );
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return {
    get: async (path) => {
      const address = path.replace('{brand}', brand).replace('{category}', category);
      return app.fetch(new Request(ORIGIN + address, { headers: { cookie } }));
    },
    async close() {
      await watch.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function medianMs(shop: Shop, path: string): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const began = performance.now();
    const response = await shop.get(path);
    await response.text();
    if (response.status !== 200) throw new Error(`${path} responded ${response.status}`);
    times.push(performance.now() - began);
  }
  return median(times);
}
