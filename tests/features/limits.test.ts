import { describe, expect, test } from 'vitest';
import { cmsPaths, SIGN_IN_PATHS } from '#app/links/cms-paths.ts';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { LIMITS } from '#server/http/rate-limits.ts';
import { NO_PROXIES, parseTrustedProxies } from '#server/http/trusted-proxies.ts';
import { readConfig } from '#server/platform/config.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { ORIGIN, openTestShop, type TestShop } from '../support/shop.ts';
import { createAccount, PASSWORD, postForm } from '../support/staff.ts';

const FORMS = [
  ...SIGN_IN_PATHS.map((path) => ({ path, limit: 'sign-in' as const })),
  ...PUBLIC_PAGES.flatMap(({ path, formLimit }) => (formLimit ? [{ path, limit: formLimit }] : [])),
];

/** Spellings of one path that the router serves alike, or that a client may hope for. */
const SPELLINGS: ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => `${path}.data`,
  (path) => `${path}/.data`,
  (path) => `${path}/_.data`,
  (path) => `${path}/.`,
  (path) => `${path}/x/..`,
  (path) => `${path}/%2e`,
  (path) => `${path}?index`,
  (path) => `${path}.data?_routes=root`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

test('every form to be limited counts every spelling of its path', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  expect(FORMS.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/cms/sign-in',
      '/cms/second-step',
      cmsPaths.passkeySignIn(),
      '/cms/join',
      '/cms/welcome',
      '/orders',
      '/contact',
      '/newsletter',
    ]),
  );
  for (const limit of new Set(FORMS.map((form) => form.limit))) {
    const { path } = FORMS.find((form) => form.limit === limit) ?? { path: '' };
    for (let attempt = 0; attempt < LIMITS[limit].points; attempt += 1)
      expect((await post(shop, path)).status, path).not.toBe(429);
  }
  for (const { path } of FORMS)
    for (const spell of SPELLINGS) expect((await post(shop, spell(path))).status, spell(path)).toBe(429);
  // No form, or none of the shop's: neither counts, and neither reaches one.
  for (const path of ['//cms/sign-in', '/cms//sign-in', '/cms%2fsign-in', '/cms/sign-in/x'])
    expect([302, 404, 405, 429], path).toContain((await post(shop, path)).status);
  expect(shop.errors).toEqual([]);
  await shop.close();
}, 120_000);

test('right sign-ins use up nothing of what an address may try; wrong ones still do', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  await createAccount(shop.platform, { name: 'Ann', email: 'ann@example.com', role: 'support' });
  const signIn = async (password: string) =>
    (await postForm(shop, '/cms/sign-in', { email: 'ann@example.com', password })).status;
  const wrong = async () =>
    (await postForm(shop, '/cms/sign-in', { email: 'x@example.com', password: 'no' })).status;
  for (let time = 0; time < LIMITS['sign-in'].points + 2; time += 1) expect(await signIn(PASSWORD)).toBe(302);
  for (let time = 0; time < LIMITS['sign-in'].points; time += 1) expect(await wrong()).toBe(401);
  expect(await signIn(PASSWORD)).toBe(429);
  await shop.close();
});

test('a shopper may look at an order of their own any number of times; guesses are still counted', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  const { orderNumber } = await (await shop.post('/api/orders', orderOf(), freshKey())).json();
  const found = await findOrder(shop.platform.db, orderNumber);
  const expiresAt = Date.now() + 60_000;
  const link = signedToken(shop.platform.keys, { purpose: 'view-order', id: found?.id ?? '', expiresAt });
  const lookUp = async (path: string, email: string) =>
    (await postForm(shop, path, { orderNumber, email })).status;
  const statusOf = async (path: string) => (await shop.get(path)).status;
  const api = `/api/orders/${orderNumber}?email=${CUSTOMER.email}`;
  for (let time = 0; time < 12; time += 1) {
    for (const path of ['/orders', '/checkout/pay']) expect(await lookUp(path, CUSTOMER.email)).toBe(200);
    expect(await statusOf(api)).toBe(200);
    for (const path of ['/checkout/pay', '/checkout/pay.data', '/orders/view'])
      expect(await statusOf(`${path}?link=${link}`), path).toBe(200);
  }
  for (let guess = 0; guess < LIMITS.lookup.points; guess += 1)
    expect(
      (await postForm(shop, '/orders', { orderNumber: `ZA0000000${10 + guess}`, email: 'a@b.example' }))
        .status,
    ).toBe(404);
  expect(await lookUp('/checkout/pay', CUSTOMER.email)).toBe(429);
  for (let guess = 0; guess < LIMITS['order-link'].points; guess += 1)
    expect(await statusOf('/checkout/pay.data?link=wrong')).toBe(404);
  expect(await statusOf(`/checkout/pay?link=${link}`)).toBe(429);
  await shop.close();
});

test('an order tried with twenty wrong emails asks for its postcode, of everybody, and locks nobody out', async () => {
  const shop = await openTestShop('sqlite', {
    rateLimits: true,
    trustedProxies: { ranges: parsed('203.0.113.7') },
    connection: '203.0.113.7',
  });
  const placed = await shop.post('/api/orders', orderOf(), freshKey());
  const { orderNumber } = await placed.json();
  const lookUp = (client: number, query: Record<string, string>, number = orderNumber) =>
    shop.get(
      `/api/orders/${number}?${new URLSearchParams(query)}`,
      { 'x-forwarded-for': `198.51.100.${client}` },
      ORIGIN,
    );
  const own = { email: CUSTOMER.email };
  for (let time = 0; time < 25; time += 1) expect((await lookUp(1, own)).status).toBe(200);
  for (const number of [orderNumber, 'ZA000000001'])
    for (let guess = 0; guess < 20; guess += 1)
      expect((await lookUp(2 + (guess % 5), { email: `guess${guess}@example.com` }, number)).status).toBe(
        404,
      );
  for (const number of [orderNumber, 'ZA000000001']) {
    const asked = await lookUp(20, own, number);
    expect([asked.status, (await asked.json()).code]).toEqual([403, 'postcode-asked']);
  }
  const postcode = CUSTOMER.postcode.toLowerCase().replace(' ', '');
  expect((await lookUp(20, { ...own, postcode })).status).toBe(200);
  expect((await lookUp(20, { ...own, postcode: 'M1 1AE' })).status).toBe(404);
  expect((await lookUp(20, { email: 'guess@example.com', postcode })).status).toBe(404);
  const send = (fields: Record<string, string>) =>
    shop.send('/orders', {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams({ orderNumber, ...fields }),
    });
  const page = await send(own);
  expect(page.status).toBe(422);
  expect(await page.text()).toMatch(/<input[^>]*name="postcode"/);
  expect((await send({ ...own, postcode })).status).toBe(200);
  await shop.close();
});

describe('the address by which limits count', () => {
  const address = (connection: string, forwarded: string, proxies: string) =>
    clientAddress(
      new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {}),
      connection,
      parseTrustedProxies(proxies) ?? NO_PROXIES,
    );

  test.each([
    ['an IPv4 address', '198.51.100.9', '', '0', '198.51.100.9'],
    ['an IPv4 address on an IPv6 socket', '::ffff:198.51.100.9', '', '0', '198.51.100.9'],
    ['the /64 of an IPv6 address', '2001:db8:1:2:aaaa::1', '', '0', '2001:db8:1:2::/64'],
    ['without a proxy, not what the client says', '198.51.100.9', '192.0.2.1', '0', '198.51.100.9'],
    ['of the proxy on this machine, what it adds', '127.0.0.1', '6.6.6.6, 192.0.2.1', '1', '192.0.2.1'],
    ['of two proxies, what the outer one adds', '10.0.0.2', '6.6.6.6, 192.0.2.1, 10.0.0.1', '2', '192.0.2.1'],
    ['of a stranger at the port, their own', '198.51.100.9', '192.0.2.1', '1', '198.51.100.9'],
    ['of a proxy by its address, what it adds', '203.0.113.7', '192.0.2.1', '203.0.113.7', '192.0.2.1'],
    [
      'of a row of proxies, the first that is none',
      '10.0.0.2',
      '6.6.6.6, 192.0.2.1, 203.0.113.7',
      '10.0.0.0/8,203.0.113.7',
      '192.0.2.1',
    ],
    ['of a stranger beside the range, their own', '198.51.100.9', '192.0.2.1', '10.0.0.0/8', '198.51.100.9'],
    ['of a proxy that adds a port', '127.0.0.1', '192.0.2.1:4711', '1', '192.0.2.1'],
    ['of a proxy that adds nonsense, its own', '127.0.0.1', 'unknown', '1', '127.0.0.1'],
    ['of an IPv6 client of a proxy', '::1', '[2001:db8::5]:99', '::1', '2001:db8::/64'],
  ])('%s', (_, connection, forwarded, proxies, counted) => {
    expect(address(connection, forwarded, proxies)).toBe(counted);
  });

  test('neighbours in one /64 share a count, others do not', () => {
    const [one, other, stranger] = ['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:1::1'].map((connection) =>
      address(connection, '', '0'),
    );
    expect(one).toBe(other);
    expect(one).not.toBe(stranger);
  });

  test('settings name an address to listen on and the proxies, or stop the start', () => {
    expect(readConfig({})).toMatchObject({ host: undefined, trustedProxies: { count: 0 } });
    expect(readConfig({ HOST: '127.0.0.1', TRUSTED_PROXIES: '2' })).toMatchObject({
      host: '127.0.0.1',
      trustedProxies: { count: 2 },
    });
    expect(() => readConfig({ HOST: 'everywhere' })).toThrow('HOST must be an address');
    for (const TRUSTED_PROXIES of ['11', '10.0.0.0/99', 'nginx', '10.0.0.1,'])
      expect(() => readConfig({ TRUSTED_PROXIES }), TRUSTED_PROXIES).toThrow('TRUSTED_PROXIES must list');
  });
});

function parsed(text: string) {
  const proxies = parseTrustedProxies(text);
  return proxies && 'ranges' in proxies ? proxies.ranges : [];
}

function post(shop: TestShop, path: string): Promise<Response> {
  return shop.send(path, {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams({ email: '' }),
  });
}
