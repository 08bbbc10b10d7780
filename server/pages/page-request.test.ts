import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PUBLIC_PAGES, type PublicPage } from '#app/links/public-pages.ts';
import { pageFinder, pageKeyOf } from './page-key.ts';
import { pageRequest } from './page-request.ts';

const [first] = PUBLIC_PAGES;

function rowFor(path: string, caching: Pick<PublicPage, 'cached' | 'audience' | 'secretParam'>): PublicPage {
  if (!first) throw new Error('The shop has no page');
  return { ...first, path, params: ['page'], ...caching } as PublicPage;
}

const find = pageFinder([
  rowFor('/open', { cached: true, audience: 'everyone', secretParam: null }),
  rowFor('/fresh', { cached: false, audience: 'everyone', secretParam: null }),
  rowFor('/account/:part', { cached: false, audience: 'customer', secretParam: null }),
]);

const keyAt = (address: string) => {
  const key = pageKeyOf(address, 'http://shop.test', find);
  if (!key) throw new Error(`${address} has no key`);
  return key;
};

test('the page of a customer is never cached, in any spelling, and is made from its cookies', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/account/orders', '/account/orders/', '/account/x.data', '/account/%41'),
      fc.constantFrom('', '?page=2', '?page=&x=1', '?session=abc'),
      fc.stringMatching(/^[a-z]{1,8}=[a-z0-9]{1,12}$/),
      (path, query, cookie) => {
        const key = keyAt(path + query);
        expect(key.isCached).toBe(false);
        const headers = { cookie, 'x-forwarded-for': '10.0.0.1' };
        const request = pageRequest(new Request(`http://shop.test${path}${query}`, { headers }), key);
        expect([...request.headers]).toEqual([['cookie', cookie]]);
      },
    ),
  );
});

test('a page of everyone is made from nothing of the visitor, cached or not', () => {
  for (const path of ['/open', '/fresh', '/unknown']) {
    const headers = { cookie: 'session=secret', authorization: 'Bearer secret' };
    const request = pageRequest(new Request(`http://shop.test${path}`, { headers }), keyAt(path));
    expect([...request.headers], path).toEqual([]);
  }
});

test('a page whose row does not say so is not cached', () => {
  expect(keyAt('/open').isCached).toBe(true);
  expect(keyAt('/fresh').isCached).toBe(false);
});

test('no row of the shop that a secret opens or a customer owns is cached', () => {
  for (const { path, cached, audience, secretParam } of PUBLIC_PAGES)
    if (audience === 'customer' || secretParam !== null) expect(cached, path).toBe(false);
});
