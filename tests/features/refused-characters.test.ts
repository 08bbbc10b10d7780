import { expect, test } from 'vitest';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines, describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const PATHS = PUBLIC_PAGES.map(({ path }) => path.replace(/:\w+/, 'a%00b'));
const QUERIES = PUBLIC_PAGES.flatMap(({ path, params }) =>
  path.includes(':') ? [] : [...(params ?? []), 'page'].map((name) => `${path}?${name}=a%00`),
);

describeOnSqlite('text that no database can hold', (shop) => {
  test('in an address of the shop is a page that does not exist', async () => {
    for (const path of [...PATHS.filter((path) => path.includes('%00')), ...QUERIES, '/no-such-page%00']) {
      const response = await shop().get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('content-type'), path).toContain('text/html');
    }
    expect((await shop().get('/product/a%00.data')).status).toBe(404);
  });

  test('in an address of the API or /cms is refused', async () => {
    const headers = await signInAs(shop(), 'owner');
    for (const path of [
      '/api/products/a%00',
      '/api/products?search=a%00',
      '/api/suggest?q=a%00',
      '/api/orders/a%00?email=a@b.co',
      '/cms/orders/a%00',
      '/cms/products/a%00',
      '/cms/products?search=%00',
      '/cms/products.data?search=%00',
    ]) {
      const response = await shop().get(path, headers);
      expect(response.status, path).toBe(400);
      expect(await response.json(), path).toMatchObject({ code: 'refused-character' });
    }
  });

  test('in JSON is refused with the reason', async () => {
    for (const text of ['a\u0000', '\ud83d'])
      for (const [path, body] of [
        ['/api/cart', { items: [{ ...SERUM, id: text }] }],
        ['/api/orders', orderOf([SERUM], { customerInfo: { firstName: text } })],
        ['/api/orders', { ...orderOf(), [text]: 1 }],
        ['/api/contact', { name: 'A', email: 'a@b.co', message: text }],
        ['/api/newsletter', { email: `${text}@b.co` }],
      ] as const) {
        const response = await shop().post(path, body, freshKey());
        expect(response.status, path).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'refused-character' });
      }
  });

  test('in a form is refused, in the shop and in /cms', async () => {
    const headers = await signInAs(shop(), 'manager');
    for (const path of [
      '/contact',
      '/newsletter',
      '/orders',
      '/wholesale',
      '/cms/sign-in',
      '/cms/products/new',
    ])
      expect((await postForm(shop(), path, { email: 'a\0@b.co', name: '\0' }, headers)).status, path).toBe(
        400,
      );
    const body = JSON.stringify({ response: { id: 'a\0' } });
    const sent = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
    expect((await shop().send('/cms/passkey/sign-in', sent)).status).toBe(400);
  });

  test('in a cookie opens nothing', async () => {
    const cookie = 'zabelle.session_token=a%00.b%00';
    expect((await shop().get('/cms', { cookie })).status).toBe(302);
    expect((await shop().get('/api/orders', { cookie })).status).toBe(401);
  });
});

describeOnBothEngines('a page number beyond every list', (shop) => {
  const numbers = [
    '9223372036854775807',
    '1e999',
    '-9223372036854775808',
    '9'.repeat(300),
    '100000',
    '0',
    '1.5',
  ];

  test('is the last page, the first one, or refused; never a failure', async () => {
    const headers = await signInAs(shop(), 'owner');
    const lists = [
      ...['/products', '/categories/skincare', '/api/products', '/api/orders'],
      ...['orders', 'products', 'brands', 'categories', 'pages', 'hero', 'messages', 'applications'].map(
        inCms,
      ),
      ...['newsletter', 'people', 'audit', 'pictures'].map(inCms),
    ];
    for (const list of lists)
      for (const number of numbers) {
        const { status } = await shop().get(`${list}?page=${number}`, headers);
        expect([200, 302, 400], `${list} ${number}: ${status}`).toContain(status);
      }
  });
});

function inCms(noun: string): string {
  return `/cms/${noun}`;
}
