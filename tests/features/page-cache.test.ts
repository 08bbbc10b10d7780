import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { oncePerTurn } from '#server/pages/once-per-turn.ts';
import { pageKeyOf } from '#server/pages/page-key.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, openTestShop, type TestShop } from '../support/shop.ts';

const SERUM_PAGE = '/product/rose-radiance-serum';

describeOnBothEngines('cached pages', (shop) => {
  test('a page is rendered once and then sent from memory, in the encoding the browser takes', async () => {
    const first = await shop().get(SERUM_PAGE, { 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const plain = await shop().get(SERUM_PAGE);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(plain.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(plain.headers.get('set-cookie')).toBeNull();
    expect(shop().pages.size.pages).toBeGreaterThan(0);
  });

  test('a client that has the page gets 304 with the same policy', async () => {
    const first = await shop().get('/about');
    const again = await shop().get('/about', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  });

  test('the response to HEAD is not cached as the page', async () => {
    const head = await shop().send('/brands', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect((await (await shop().get('/brands')).text()).length).toBeGreaterThan(1000);
  });

  test('unknown parameters and paths add no cache entries', async () => {
    await shop().get('/about');
    const before = shop().pages.size.pages;
    for (let visit = 0; visit < 20; visit++) await shop().get(`/about?utm_source=${visit}`);
    for (let visit = 0; visit < 20; visit++) await shop().get(`/nothing-${visit}`);
    expect(shop().pages.size.pages).toBeLessThanOrEqual(before + 1);
  });

  test('a price change is visible at the next request', async () => {
    expect(await reads(shop(), SERUM_PAGE, '£33.60')).toBe(true);
    await shop()
      .platform.db.transaction()
      .execute(async (trx) => {
        await trx
          .updateTable('products')
          .set({ price_pence: 2999 })
          .where('slug', '=', 'rose-radiance-serum')
          .execute();
        await moveCatalogueRevision(trx);
      });
    await soonOnPostgres(shop(), async () => expect(await reads(shop(), SERUM_PAGE, '£29.99')).toBe(true));
  });

  test('a change by another process is visible too', async () => {
    await shop().get(SERUM_PAGE);
    const other = openDatabase(shop().address);
    await other.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('products')
        .set({ price_pence: 1234 })
        .where('slug', '=', 'rose-radiance-serum')
        .execute();
      await moveCatalogueRevision(trx);
    });
    await other.close();
    await soonOnPostgres(shop(), async () => expect(await reads(shop(), SERUM_PAGE, '£12.34')).toBe(true));
  });

  test('an order is visible on the product page at once and in listings within a second', async () => {
    const slug = 'tilt-cutting-scissors';
    expect(await reads(shop(), `/product/${slug}`, 'Only 5 left!')).toBe(true);
    expect(await reads(shop(), '/products?search=tilt+cutting', 'Sold out')).toBe(false);
    const response = await shop().post('/api/orders', orderOf([{ id: slug, quantity: 5 }]), freshKey());
    expect(response.status).toBe(201);
    expect(await reads(shop(), `/product/${slug}`, 'Only 5 left!')).toBe(false);
    await expect
      .poll(() => reads(shop(), '/products?search=tilt+cutting', 'Sold out'), { timeout: 1000 })
      .toBe(true);
  });

  test('a newsletter sign-up drops no page', async () => {
    await shop().get('/about');
    const before = shop().pages.size.pages;
    await shop().post('/api/newsletter', { email: 'reader@example.com' });
    await shop().get('/about');
    expect(shop().pages.size.pages).toBe(before);
  });
});

test('pages in memory are bounded in bytes', async () => {
  const shop = await openTestShop('sqlite');
  for (let page = 0; page < 60; page++) await shop.get(`/products?search=word${page}`);
  expect(shop.pages.size.bytes).toBeLessThanOrEqual(16 * 1024 * 1024);
  await shop.close();
});

async function textOf(shop: TestShop, path: string): Promise<string> {
  return visibleText(await (await shop.get(path)).text());
}

/** True if visitors read the text on the page. Returns no page, which would fill the screen when a test fails. */
async function reads(shop: TestShop, path: string, text: string): Promise<boolean> {
  return (await textOf(shop, path)).includes(text);
}

/** Removes scripts, which hold the page's data, and the comments React puts between texts. */
function visibleText(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
}

/** Allows PostgreSQL a second; on SQLite the next request must be right. */
async function soonOnPostgres(shop: TestShop, check: () => Promise<void>): Promise<void> {
  if (shop.engine === 'sqlite') return check();
  const until = Date.now() + 1000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

test('the data of a page is cached under its own key, also that of the home page', async () => {
  const shop = await openTestShop('sqlite');
  for (const path of [
    '/_.data',
    '/products.data',
    '/product/rose-radiance-serum.data',
    '/categories/makeup.data?sort=name',
  ]) {
    const response = await shop.get(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toBe('text/x-script');
    expect(response.headers.get('etag'), path).not.toBeNull();
  }
  expect((await shop.get('/nothing/here.data')).status).toBe(404);
  await shop.close();
});

test('the address of a key has that very key, so that it may be looked up as it comes', () => {
  const path = fc.constantFrom(
    '/',
    '/products',
    '/product/a%20b',
    '/wishlist',
    '/categories/makeup',
    '/nothing',
    '/faq',
  );
  const ending = fc.constantFrom('', '/', '.data', '/_.data', '//');
  const query = fc.constantFrom(
    '',
    '?',
    '?sort=name&utm=1',
    '?search=a+b&search=%c3%a9',
    '?items=x,y',
    '?_routes=root',
  );
  fc.assert(
    fc.property(path, ending, query, (...parts) => {
      const known = pageKeyOf(parts.join(''), 'http://localhost:3000');
      if (known) expect(pageKeyOf(known.url, 'http://localhost:3000')?.key).toBe(known.key);
    }),
  );
});

test('the task of a turn runs once, and again in the next', async () => {
  let runs = 0;
  const run = oncePerTurn(() => {
    runs += 1;
  });
  run();
  run();
  await Promise.resolve();
  run();
  expect(runs).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  run();
  expect(runs).toBe(2);
});
