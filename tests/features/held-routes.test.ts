import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApi } from '#server/api/api.ts';
import { rateLimits } from '#server/http/rate-limits.ts';
import type { Hold } from '#server/load/hold.ts';
import { type HeldRoute, heldRoutes, SERVER_ROUTES } from '#server/load/routes/held-routes.ts';
import { workQueueFor } from '#server/load/work-queue.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

/** Where each request is made anew, few show that each waits for its turn; a limit is met by many. */
const CONNECTIONS: Record<Hold, number> = { cached: 6, queued: 6, staff: 6, limited: 32, cheap: 32 };
/** A request that nothing holds may cost as much as so many of a cached page, which itself costs next to nothing. */
const MOST_CACHED_PAGES = 25;

describe('every route of the shop', () => {
  let shop: TestShop;
  let origin: string;
  let routes: HeldRoute[];
  let works = 0;
  beforeAll(async () => {
    const queue = workQueueFor('sqlite');
    const run = queue.run.bind(queue);
    queue.run = (client, work) => {
      works += 1;
      return run(client, work);
    };
    shop = await openTestShop('sqlite', { rateLimits: true, queue, trustedProxies: { count: 1 } });
    origin = await shop.listen();
    const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
    const { routes: api } = buildApi({
      platform: shop.platform,
      checkLimit: rateLimits(false),
      clientOf: () => '',
      inTurn: (_request, _bindings, work) => work(),
    });
    routes = heldRoutes(build, api);
  });
  afterAll(() => shop.close());

  test('is in the table', () => {
    const listed = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    for (const { method, path } of shop.served()) {
      // What refuses, limits or renders every address there is; the pages are in the table one by one.
      if (path.endsWith('*') || method === 'ALL') continue;
      expect(listed, `${method} ${path}`).toContain(`${method} ${path}`);
    }
    expect(listed.size).toBeGreaterThan(SERVER_ROUTES.length + 150);
  });

  test('is cached, queued, limited, refused to strangers, or as cheap as a cached page', async () => {
    const { cpu: baseline } = await flood({ method: 'GET', path: '/about', hold: 'cheap' }, 0);
    await flood({ method: 'GET', path: '/about', hold: 'cheap' }, 0);
    const wrong: string[] = [];
    for (const [place, route] of routes.entries()) {
      const { statuses, works: made, cpu } = await flood(route, place + 1);
      const refused = statuses.filter((status) => status === 429).length;
      const isCheap = cpu <= Math.max(baseline, 1) * MOST_CACHED_PAGES;
      const isInTurn = made === statuses.length;
      const isHeld = {
        // A page that one visitor alone may see is made for each, in its turn.
        cached: made <= 2 || isInTurn,
        queued: isInTurn,
        limited: refused > 0 || isInTurn || isCheap,
        staff: statuses.every((status) => status === 401),
        cheap: isCheap,
      }[route.hold];
      if (!isHeld)
        wrong.push(
          `${route.method} ${route.path} (${route.hold}): ${made} works, ${cpu.toFixed(1)} ms, ${statuses}`,
        );
    }
    expect(wrong).toEqual([]);
  }, 240_000);

  /** Sends a request on each of several connections at once, from a visitor of its own. */
  async function flood({ method, path, hold }: HeldRoute, visitor: number) {
    const before = { works, cpu: process.cpuUsage() };
    const responses = await Promise.all(
      Array.from({ length: CONNECTIONS[hold] }, async () => {
        const response = await fetch(origin + addressOf(path), {
          method,
          redirect: 'manual',
          headers: {
            origin,
            'x-forwarded-for': `198.51.100.${visitor % 250}, 203.0.${Math.floor(visitor / 250)}.${visitor % 250}`,
            ...(method === 'GET' ? {} : { 'content-type': typeOf(path), 'idempotency-key': 'flood' }),
          },
          ...(method === 'GET' ? {} : { body: bodyOf(path) }),
        });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    const { user, system } = process.cpuUsage(before.cpu);
    return {
      statuses: responses,
      works: works - before.works,
      cpu: (user + system) / 1000 / responses.length,
    };
  }
});

const typeOf = (path: string) =>
  path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded';
const bodyOf = (path: string) => (path.startsWith('/api/') ? '{"items":[]}' : 'a=b');

function addressOf(path: string): string {
  return path
    .replace(/^\/:file\{.*/, '/sitemap.xml')
    .replace('/product/:id', '/product/rose-radiance-serum')
    .replace('/media/:key/:file', '/media/none/100.webp')
    .replace(':category', 'makeup')
    .replace(/\*$/, 'no-such-page')
    .replace(':orderNumber', 'ZA123456789')
    .replaceAll(/:\w+/g, 'x');
}
