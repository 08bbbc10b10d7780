import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAPER_PATH, paths } from '#app/links/paths.ts';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { listPaperLinks } from '#operations/paper/paper-links.ts';
import { loggedListener } from '#server/listener/logged-listener.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import { pageKeyOf } from '#server/pages/page-key.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

/** An address for every public page. */
const ADDRESSES = PUBLIC_PAGES.filter(({ isAddress }) => isAddress).map(({ path, secretParam }) => ({
  path: path
    .replace('/product/:id', '/product/rose-radiance-serum')
    .replace(':category', 'makeup')
    .replace(/:\w+/, 'nothing-here'),
  isSecret: secretParam !== null,
}));
const SECRETS = ADDRESSES.filter(({ isSecret }) => isSecret).map(({ path }) => path);

test('what a dead link responds never stands before a link that opens', async () => {
  const shop = await openTestShop('sqlite');
  const origin = await shop.listen();
  const paper = await paperOf(shop);
  const dead = `${origin}${PAPER_PATH}?link=x`;
  for (const [address, status] of [
    [dead, 404],
    [`${origin}${PAPER_PATH}`, 404],
    [`${origin}${paper}`, 200],
    [dead, 404],
    [`${origin}${paper}`, 200],
  ] as const)
    expect((await fetch(address)).status, address).toBe(status);
  await shop.close();
});

test('no page that a secret opens is ever cached, in any spelling, opened or not', async () => {
  const shop = await openTestShop('sqlite');
  const origin = await shop.listen();
  expect(SECRETS).toContain('/orders/view');
  for (const path of SECRETS)
    for (const spelling of [path, `${path}/`, `${path}.data`])
      for (const query of ['', '?link=x', '?link=', '?link=y&order=ZA123456789']) {
        await (await fetch(origin + spelling + query)).text();
        const second = await fetch(origin + spelling + query);
        await second.text();
        expect(second.headers.get('cache-control'), spelling + query).toBe('no-store');
        expect(pageKeyOf(spelling + query)?.isCached, spelling + query).toBe(false);
      }
  expect(shop.pages.size.pages).toBe(0);
  await shop.close();
});

test('a cached page is the same whatever secrets its request carries', async () => {
  const shop = await openTestShop('sqlite');
  const origin = await shop.listen();
  const secret = fc.string({ unit: fc.constantFrom('a', 'b', '.', '-', '1'), minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ADDRESSES.filter(({ isSecret }) => !isSecret)),
      fc.constantFrom('link', 'token', 'email', 'key', 'session'),
      fc.constantFrom('cookie', 'authorization', 'x-forwarded-for', 'x-api-key'),
      secret,
      async ({ path }, parameter, header, value) => {
        const load = async (address: string, headers = {}) => {
          const response = await fetch(address, { headers });
          return { status: response.status, text: await response.text(), etag: response.headers.get('etag') };
        };
        const carried = await load(`${origin}${path}?${parameter}=${value}`, {
          [header]: header === 'cookie' ? `zabelle.session_token=${value}` : value,
        });
        const plain = await load(origin + path);
        expect(carried.etag === plain.etag && carried.text === plain.text, path).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
  await shop.close();
});

test('a page whose module reads a link declares it as its secret', () => {
  for (const { path, file, secretParam } of PUBLIC_PAGES) {
    const source = readFileSync(new URL(`../../app/${file}`, import.meta.url), 'utf8');
    if (/\.get\('(?:link|token)'\)/.test(source)) expect(secretParam, path).toBe('link');
  }
});

test('the cache of pages is asked for no address that a handler before the router owns', async () => {
  const shop = await openTestShop('sqlite');
  const origin = await shop.listen();
  const asked: string[] = [];
  const get = shop.pages.get.bind(shop.pages);
  shop.pages.get = (key) => {
    const page = get(key);
    if (page) asked.push(key);
    return page;
  };
  for (const path of [
    '/api/products',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/api/suggest?q=rose',
  ])
    for (const host of ['shop.example', new URL(origin).host]) {
      await (await fetch(origin + path, { headers: { host } })).text();
      asked.length = 0;
      await (await fetch(origin + path, { headers: { host } })).text();
      expect(
        asked.filter((key) => key.endsWith(path) && !/^(?:api|sitemap) /.test(key)),
        path,
      ).toEqual([]);
    }
  await shop.close();
});

test('what the shop throws before it can respond is logged, and responds 500 with the number of the line', async () => {
  const lines: object[] = [];
  const write = (fields: object) => void lines.push(fields);
  const listener = loggedListener(
    () => {
      throw new Error('no app');
    },
    { info: write, warn: write, error: write },
  );
  const server = createServer((request, response) => void listener(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const response = await fetch(
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
  );
  expect(response.status).toBe(500);
  expect(lines).toMatchObject([
    { err: { message: 'no app' }, requestId: response.headers.get('x-request-id') },
  ]);
  server.close();
});

test('a cache that fails is logged, and the page is made anew', async () => {
  const shop = await openTestShop('sqlite');
  const origin = await shop.listen();
  const get = shop.pages.get.bind(shop.pages);
  let fails = true;
  shop.pages.get = (key) => {
    if (!fails) return get(key);
    fails = false;
    throw new Error('broken cache');
  };
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  shop.expectError(/a cached page could not be sent.*broken cache/);
  await shop.close();
});

test('a page cache of no bytes holds nothing and serves every page', async () => {
  const pages = new PageCache({ maxBytes: 0, now: Date.now });
  const page = await pages.getOrRender({ key: '/' }, async () => new Response('home'));
  expect(page).toMatchObject({ status: 200 });
  expect(pages.get('/')).toBeNull();
});

/** Places an order, delivers it and returns the path of its invoice. */
async function paperOf(shop: TestShop): Promise<string> {
  const { orderNumber } = await (await shop.post('/api/orders', orderOf(), freshKey())).json();
  await changeOrderStatus(shop.platform, {
    orderNumber,
    to: 'delivered',
    actor: { id: 'owner', name: 'Owner' },
  });
  const order = await findOrder(shop.platform.db, orderNumber);
  const [paper] = await listPaperLinks(shop.platform, order?.id ?? '');
  return paths.paper(paper?.token ?? '');
}
