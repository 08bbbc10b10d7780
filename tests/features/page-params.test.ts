import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { LISTING_PARAMS, parseListing } from '#domain/listing/listing.ts';
import { pageRenderer } from '#server/pages/render-page.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

/** Parameters of the router itself. */
const OF_ROUTER = ['_routes', 'index'];

/** A parameter of every address here, which other addresses (of links, for example) do not have. */
const MARK = 'is-of-request';

const VALUES = ['', 'rose', 'rose-radiance-serum', '1', 'x.y'];

describe('parameters of public pages', () => {
  let shop: TestShop;
  let render: ReturnType<typeof pageRenderer>;
  beforeAll(async () => {
    shop = await openTestShop('sqlite');
    const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
    render = pageRenderer(build, shop.platform, {});
  });
  afterAll(() => shop.close());

  test.each(
    PUBLIC_PAGES.map(({ path, params = [], paramsOfScript = [] }) => ({ path, params, paramsOfScript })),
  )('$path reads no parameter that its row does not name', async ({ path, params, paramsOfScript }) => {
    const read = await namesRead(async () => {
      for (const value of VALUES) {
        const query = new URLSearchParams([...params, MARK].map((name) => [name, value]));
        for (const ending of ['', '.data']) {
          const address = `http://shop.test${addressOf(path, ending)}?${query}`;
          await (await render(new Request(address))).text();
        }
      }
    });
    const declared: readonly string[] = [
      ...params,
      ...paramsOfScript,
      ...OF_ROUTER,
      ...(path === '/please-wait' ? NOTICE : []),
    ];
    expect([...read].filter((name) => !declared.includes(name))).toEqual([]);
  });

  test('a parameter that a loader reads is noticed', async () => {
    const read = await namesRead(async () => {
      await (await render(new Request(`http://shop.test/wishlist?items=x&${MARK}=x`))).text();
    });
    expect(read).toContain('items');
  });

  test('a listing reads no parameter that its rows do not name', async () => {
    const read = await namesRead(
      async () => void parseListing(new URLSearchParams(`search=a&page=2&${MARK}=x`)),
    );
    const declared: readonly string[] = LISTING_PARAMS;
    expect([...read].filter((name) => !declared.includes(name))).toEqual([]);
  });
});

/** The server itself writes the address of a notice, which no visitor can ask for. */
const NOTICE = ['from', 'busy', 'seconds'];

function addressOf(path: string, ending: string): string {
  const page = path
    .replace('/product/:id', '/product/rose-radiance-serum')
    .replace(':category', 'makeup')
    .replace(/:\w+/, 'nothing-here');
  return ending !== '' && page === '/' ? `/_${ending}` : page + ending;
}

/** Returns the names of parameters that anything read of a marked address meanwhile. */
async function namesRead(task: () => Promise<void>): Promise<Set<string>> {
  const names = new Set<string>();
  const { get, getAll, has } = URLSearchParams.prototype;
  const isOfRequest = (params: URLSearchParams) => has.call(params, MARK);
  Object.assign(URLSearchParams.prototype, {
    get(this: URLSearchParams, name: string) {
      if (isOfRequest(this)) names.add(name);
      return get.call(this, name);
    },
    getAll(this: URLSearchParams, name: string) {
      if (isOfRequest(this)) names.add(name);
      return getAll.call(this, name);
    },
    has(this: URLSearchParams, name: string) {
      if (isOfRequest(this)) names.add(name);
      return has.call(this, name);
    },
  });
  try {
    await task();
  } finally {
    Object.assign(URLSearchParams.prototype, { get, getAll, has });
  }
  return names;
}
