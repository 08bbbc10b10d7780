import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { pageRenderer } from '#server/pages/render-page.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnSqlite, ORIGIN, openTestShop } from '../support/shop.ts';

describeOnSqlite('every response', (shop) => {
  test('a page allows only its own scripts, no inline styles and no frames', async () => {
    for (const path of ['/', '/products', '/product/rose-radiance-serum', '/checkout', '/cms/sign-in']) {
      const response = await shop().get(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("script-src 'self' 'sha256-");
      expect(policy, path).not.toContain('unsafe');
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(await response.text(), path).not.toMatch(/\sstyle="/);
    }
  });

  test('a write from a foreign page is refused, one without Origin and cookie is accepted', async () => {
    const foreign = await shop().post(
      '/api/newsletter',
      { email: 'a@example.com' },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    expect((await foreign.json()).code).toBe('foreign-origin');
    const own = await shop().post('/api/newsletter', { email: 'a@example.com' }, { origin: ORIGIN });
    expect(own.status).toBe(201);
    const absent = await shop().post('/api/newsletter', { email: 'a@example.com' });
    expect(absent.status).toBe(201);
    const withCookie = await shop().post(
      '/api/newsletter',
      { email: 'a@example.com' },
      { cookie: 'zabelle=1' },
    );
    expect(withCookie.status).toBe(403);
  });

  test('a body that is too large is refused', async () => {
    const response = await shop().post('/api/contact', { message: 'x'.repeat(400_000) });
    expect(response.status).toBe(413);
  });

  test('a client that disconnects while sending is not logged', async () => {
    const before = shop().errors.length;
    const disconnect = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    const body = new ReadableStream({ pull: (controller) => controller.error(disconnect) });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'transfer-encoding': 'chunked', 'content-type': 'application/x-www-form-urlencoded' },
    };
    await shop().send('/contact', init);
    expect(shop().errors.slice(before)).toEqual([]);
  });

  test('an address that cannot be decoded responds 400, to people as a page, and is not logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const path of [
      '/product/%ff',
      '/categories/%zz',
      '/product/%ff.data',
      '/pages/%e0%a4',
      '/api/%ff',
    ]) {
      const read = await shop().get(path, { accept: 'text/html' });
      expect(read.status, path).toBe(path.startsWith('/api') ? 404 : 400);
      const form = { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams({ a: 'b' }) };
      for (const response of [await shop().get(path), await shop().send(path, form)]) {
        expect(response.status, path).toBe(400);
        expect((await response.json()).code).toBe('malformed-address');
      }
    }
    expect(await (await shop().get('/product/%ff', { accept: 'text/html' })).text()).toContain('</main>');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test('markup smuggled into a page is not in its policy', async () => {
    const smuggled = 'window.stolen = document.cookie';
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
    const renderPage = build.entry.module.default;
    const withHole: ServerBuild['entry']['module'] = {
      ...build.entry.module,
      default: async (...page: Parameters<typeof renderPage>) => {
        const response = await renderPage(...page);
        const html = (await response.text()).replace('</main>', `<script>${smuggled}</script></main>`);
        return new Response(html, response);
      },
    };
    const render = pageRenderer({ ...build, entry: { module: withHole } }, shop().platform, {});
    for (const path of ['/about', '/cms/sign-in']) {
      const page = await render(new Request(`${ORIGIN}${path}`));
      const policy = page.headers.get('content-security-policy') ?? '';
      const html = await page.text();
      const inline = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]+?)<\/script>/g)];
      const texts = inline.map(([, text = '']) => text);
      expect(texts, path).toContain(smuggled);
      expect(texts.length, path).toBeGreaterThan(3);
      for (const text of texts)
        expect(policy.includes(hashOf(text)), text.slice(0, 80)).toBe(text !== smuggled);
      expect(html).not.toContain('nonce=');
    }
  });

  test('every response forbids guessing its type and, but for pictures, its use by other sites', async () => {
    for (const [path, corp] of [
      ['/', 'same-origin'],
      ['/no-such-page', 'same-origin'],
      ['/robots.txt', 'same-origin'],
      ['/sitemap.xml', 'same-origin'],
      ['/site.webmanifest', 'same-origin'],
      ['/api/products', 'same-origin'],
      ['/api/no-such', 'same-origin'],
      ['/media/none/100.webp', 'same-origin'],
      ['/favicon.svg', 'cross-origin'],
      ['/cms/sign-in', 'same-origin'],
      ['/cms/orders', 'same-origin'],
    ] as const) {
      const { headers } = await shop().get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy'), path).toBe(corp);
    }
  });

  test('pages of /cms are compressed, short responses are not', async () => {
    for (const encoding of ['br', 'gzip']) {
      const page = await shop().get('/cms/sign-in', { 'accept-encoding': encoding });
      expect(page.headers.get('content-encoding')).toBe(encoding);
      expect(page.headers.get('vary')).toContain('Accept-Encoding');
      const bytes = Buffer.from(await page.arrayBuffer());
      const text = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      expect(text.toString()).toContain('</html>');
    }
    const short = await shop().get('/api/products/none', { 'accept-encoding': 'br' });
    expect(short.headers.get('content-encoding')).toBeNull();
    expect((await short.json()).code).toBe('product-not-found');
  });

  test('the API responds 400 to invalid JSON and 415 to other types', async () => {
    const init = {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json', ...freshKey() },
    };
    expect((await shop().send('/api/orders', init)).status).toBe(400);
    const form = { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain', ...freshKey() } };
    expect((await shop().send('/api/orders', form)).status).toBe(415);
  });

  test('hostile searches find nothing and break nothing', async () => {
    for (const search of [
      '"; drop table products; --',
      '%',
      '_',
      "' or 1=1",
      '***',
      'a'.repeat(5000),
      '<script>',
    ]) {
      const response = await shop().get(`/products?search=${encodeURIComponent(search)}`);
      expect(response.status, search).toBe(200);
      expect(await response.text()).not.toContain('<script>"');
    }
    expect(shop().errors).toEqual([]);
  });
});

describeOnSqlite('a page requested by another method', (shop) => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'])(
    '%s responds 405 and is not logged',
    async (method) => {
      const before = shop().errors.length;
      for (const path of ['/', '/about', '/product/rose-radiance-serum', '/no-such']) {
        const response = await shop().send(path, { method, headers: { origin: ORIGIN } });
        expect(response.status, path).toBe(405);
        expect(response.headers.get('allow'), path).toBe(method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST');
      }
      expect(shop().errors).toHaveLength(before);
    },
  );
});

describeOnSqlite('a posted body that is no form', (shop) => {
  test.each([
    ['no type', {}],
    ['JSON', { 'content-type': 'application/json' }],
    ['broken parts', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('%s responds 400 and is not logged', async (_, type) => {
    const before = shop().errors.length;
    for (const path of ['/contact', '/newsletter', '/orders']) {
      const headers = { origin: ORIGIN, ...type };
      const response = await shop().send(path, { method: 'POST', headers, body: Buffer.from('{not a form') });
      expect(response.status, path).toBe(400);
    }
    expect(shop().errors).toHaveLength(before);
  });
});

test('a form sent too often without script gets a page of the shop', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  const send = () =>
    shop.send('/contact', {
      method: 'POST',
      headers: { origin: ORIGIN, accept: 'text/html,*/*' },
      body: new URLSearchParams({ name: '' }),
    });
  for (let attempt = 0; attempt < 10; attempt++) expect((await send()).status).toBe(422);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  const page = await refused.text();
  expect(page).toContain('It is possible again in 60 minutes.');
  expect(page).toContain('placeholder="Search beauty products..."');
  expect(page).toMatch(/<a[^>]*href="\/contact"[^>]*>Back</);
  expect((await shop.get('/please-wait')).status).toBe(404);
  await shop.close();
});

test('too many attempts respond 429 with the time to wait', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    statuses.push((await shop.post('/api/newsletter', { email: 'a@example.com' })).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  const refused = await shop.post('/api/newsletter', { email: 'a@example.com' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const signIn = () =>
    shop.send('/cms/sign-in', {
      method: 'POST',
      headers: { origin: ORIGIN, accept: 'text/html' },
      body: new URLSearchParams({ email: 'a@example.com', password: 'a wrong password' }),
    });
  for (let attempt = 0; attempt < 10; attempt++) expect((await signIn()).status).toBe(401);
  const waiting = await signIn();
  expect(waiting.status).toBe(429);
  const page = await waiting.text();
  expect(page).toContain('Too many attempts. Please wait a while and try again.');
  expect(page).toContain('rel="stylesheet"');
  expect(page).not.toContain('<script');
  await shop.close();
});

test('invalid orders have a limit of their own, and an order sent again gets its first response', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  const order = (body: object, key = freshKey()) => shop.post('/api/orders', body, key);
  for (let form = 0; form < 40; form++) expect((await order(orderOf([]))).status).toBe(400);
  const key = freshKey();
  const first = await order(orderOf(), key);
  expect(first.status).toBe(201);
  for (let other = 1; other < 30; other++) await order(orderOf());
  expect((await order(orderOf())).status).toBe(429);
  const again = await order(orderOf(), key);
  expect(again.status).toBe(201);
  expect((await again.json()).orderNumber).toBe((await first.json()).orderNumber);
  expect((await order(orderOf([{ ...SERUM, quantity: 2 }]), key)).status).toBe(422);
  for (let form = 40; form < 600; form++) await order(orderOf([]));
  expect((await order(orderOf([]))).status).toBe(429);
  await shop.close();
});

test('behind a TLS proxy the Origin is compared with the public address', async () => {
  const shop = await openTestShop('sqlite', { publicUrl: 'https://shop.example' });
  const own = await shop.post(
    '/api/newsletter',
    { email: 'a@example.com' },
    { origin: 'https://shop.example' },
  );
  expect(own.status).toBe(201);
  const internal = await shop.post('/api/newsletter', { email: 'a@example.com' }, { origin: ORIGIN });
  expect(internal.status).toBe(403);
  const page = await shop.get('/product/rose-radiance-serum');
  expect(page.headers.get('strict-transport-security')).toContain('max-age=');
  expect(await page.text()).toContain(
    'rel="canonical" href="https://shop.example/product/rose-radiance-serum"',
  );
  await shop.close();
});
