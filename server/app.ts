import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { PAPER_PATH } from '#app/links/paths.ts';
import { isStaffPath } from '#app/links/staff-path.ts';
import { isDatabaseAway } from '#database/is-away.ts';
import { engineOf } from '#database/open.ts';
import { unavailableReason } from '#database/outage/unavailable.ts';
import type { CatalogueWatch } from '#database/watch/catalogue-watch.ts';
import { TECHNICAL_DIFFICULTIES } from '#domain/words/messages.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { buildApi } from './api/api.ts';
import { STRIPE_WEBHOOK_PATH } from './api/payments-api.ts';
import { assetServer } from './files/assets.ts';
import { mediaServer } from './files/media.ts';
import { paperDownload } from './files/paper-download.ts';
import { robotsTxt, sitemapXml } from './files/search-engines.ts';
import { webManifest } from './files/web-manifest.ts';
import { type HealthParts, healthRoutes } from './health/health-routes.ts';
import type { Bindings } from './http/bindings.ts';
import { limitBody } from './http/body-limit.ts';
import { clientAddress } from './http/client-address.ts';
import { compress } from './http/compress.ts';
import { isMalformed } from './http/malformed-address.ts';
import { isSameOrigin, localOrigin, publishedOrigin, underOwnOrigin } from './http/origin.ts';
import { problem } from './http/problem.ts';
import { type CheckLimit, limitedPage, limitedRead } from './http/rate-limits.ts';
import { refuseCharacters } from './http/refused-characters.ts';
import { newRequestId, REQUEST_ID } from './http/request-id.ts';
import { rightAttempts } from './http/right-attempts.ts';
import { isRightLookup } from './http/right-lookups.ts';
import { headersOfAll } from './http/security-headers.ts';
import type { TrustedProxies } from './http/trusted-proxies.ts';
import { unavailableResponse } from './http/unavailable-response.ts';
import { type WorkQueue, workQueueFor } from './load/work-queue.ts';
import { costlyReads } from './pages/costly-reads.ts';
import { formPages } from './pages/form-pages.ts';
import { isForPeople, noticesOf } from './pages/notices.ts';
import type { MakePage, PageCache } from './pages/page-cache.ts';
import { LONGEST_QUERY, pageKeyOf, withoutEmptyParameters } from './pages/page-key.ts';
import { pageRequest, withoutStore } from './pages/page-request.ts';
import { pageRenderer } from './pages/render-page.ts';

export type Parts = {
  platform: Platform;
  build: ServerBuild;
  assetsFolder: string;
  pages: PageCache;
  watch: Pick<CatalogueWatch, 'check'>;
  checkLimit: CheckLimit;
  trustedProxies: TrustedProxies;
  /** Left out: the addresses for monitoring are not served. */
  health?: HealthParts;
  queue?: WorkQueue;
  coversSubdomains?: boolean;
  isDevelopment?: boolean;
};

/** Reads of the API that cost a search, with its rate limit; also `/api/products` without one reads the whole catalogue. */
const COSTLY_API_PATHS = { '/api/products': 'search', '/api/suggest': 'suggest' } as const;
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

export function createApp(parts: Parts): Hono<{ Bindings: Bindings }> {
  const { platform, pages, watch, checkLimit } = parts;
  const queue = parts.queue ?? workQueueFor(engineOf(platform.db));
  const asset = assetServer(parts.assetsFolder);
  const media = mediaServer(platform);
  const render = pageRenderer(parts.build, platform, parts);
  const notices = noticesOf(pages, render);
  const readCostly = costlyReads(pages, queue, notices, checkLimit);
  const takesForms = formPages(parts.build);
  const ofAll = headersOfAll(platform.publicUrl.startsWith('https:'), parts.coversSubdomains);
  const app = new Hono<{ Bindings: Bindings }>();
  const clientOf = (request: Request, bindings: Bindings | undefined) =>
    clientAddress(request.headers, bindings?.incoming?.socket.remoteAddress, parts.trustedProxies);
  /** Does what is made for one request alone when its turn has come. */
  const inTurn = (request: Request, bindings: Bindings | undefined, make: () => Promise<Response>) =>
    readCostly({ request, client: clientOf(request, bindings), name: null, limit: null, make });
  const paper = paperDownload(platform);

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of ofAll) if (!context.res.headers.has(name)) context.header(name, value);
  });
  app.use(compress());
  app.use(refuseCharacters());
  app.use(async (context, next) => {
    const { req, env } = context;
    const { pathname } = new URL(req.url);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isMalformed(pathname) && !(isRead && isForPeople(req.raw)))
      return problem(400, 'malformed-address', 'This address cannot be decoded.');
    if (isRead) return next();
    if (pathname !== STRIPE_WEBHOOK_PATH && !isSameOrigin(req.raw, platform.publicUrl)) {
      return problem(403, 'foreign-origin', 'This request did not come from the shop itself.');
    }
    const action = limitedPage(req.method, pathname);
    if (!action) return next();
    const client = clientOf(req.raw, env);
    const refusal = await checkLimit(action, client);
    if (refusal) return notices.tooManyRequests(req.raw, refusal.retryAfterSeconds);
    await next();
    if (action === 'sign-in') await checkLimit.uncount(action, client, rightAttempts(pathname, context.res));
    if (action === 'lookup' && isRightLookup(context.res)) await checkLimit.uncount(action, client, 1);
  });
  app.use(limitBody());

  for (const [path, limit] of Object.entries(COSTLY_API_PATHS))
    app.get(path, async (context, next) => {
      const { pathname, search, searchParams } = new URL(context.req.url);
      watch.check();
      const response = await readCostly({
        request: context.req.raw,
        client: clientOf(context.req.raw, context.env),
        name: search.length > LONGEST_QUERY ? null : { key: `api ${pathname}${search}` },
        limit: limit === 'suggest' || searchParams.get('search') ? limit : null,
        make: async () => {
          await next();
          return context.res;
        },
      });
      context.res = undefined;
      context.res = response;
    });
  app.route('/api', buildApi({ platform, checkLimit, clientOf, inTurn }).hono);
  if (parts.health) app.route('/', healthRoutes(parts.health));
  app.get('/site.webmanifest', ({ req, env }) => {
    watch.check();
    return readCostly({
      request: req.raw,
      client: clientOf(req.raw, env),
      name: { key: 'manifest of the shop', showsStock: false },
      limit: null,
      make: () => webManifest(platform),
    });
  });
  app.get('/robots.txt', ({ req }) => robotsTxt(req.raw, platform));
  app.get('/:file{sitemap(?:-[1-9][0-9]{0,4})?\\.xml}', ({ req, env }) => {
    const number = /-(\d+)/.exec(req.param('file'))?.[1];
    const origin = publishedOrigin(req.raw, platform.publicUrl);
    watch.check();
    return readCostly({
      request: req.raw,
      client: clientOf(req.raw, env),
      name: { key: `sitemap ${origin} ${number ?? ''}`, showsStock: false },
      limit: null,
      make: () => sitemapXml(platform.asideDb, origin, number === undefined ? undefined : Number(number)),
    });
  });

  app.get(
    PAPER_PATH,
    async ({ req, env }, next) => (await paper(req.raw, (print) => inTurn(req.raw, env, print))) ?? next(),
  );
  app.get('/media/:key/:file', ({ req }) => media(req.raw, req.param('key'), req.param('file')));

  app.all('*', async ({ req, env }) => {
    const served = asset(req.raw);
    if (served) return served;
    if (!PAGE_METHODS.includes(req.method)) return methodNotAllowed(PAGE_METHODS.join(', '));
    const { pathname, search } = new URL(req.url);
    const isForm = req.method === 'POST';
    if (isForm && !takesForms(pathname)) return methodNotAllowed('GET, HEAD');
    if (isForm || isStaffPath(pathname)) {
      const client = clientOf(req.raw, env);
      const own = underOwnOrigin(req.raw, platform.publicUrl);
      const renderOwn = async () => withoutStore(await render(own, undefined, undefined, client));
      return (await isStaff(platform, req.raw)) ? renderOwn() : inTurn(req.raw, env, renderOwn);
    }
    const filled = withoutEmptyParameters(pathname + search);
    if (filled !== null) return new Response(null, { status: 302, headers: { location: filled } });
    const origin = platform.publicUrl || localOrigin(req.header('host'), env?.incoming?.socket.localPort);
    const page = pageKeyOf(pathname + search, origin);
    watch.check();
    const own = underOwnOrigin(req.raw, platform.publicUrl);
    const request = page ? pageRequest(own, page) : own;
    const name = page?.isCached ? page : null;
    const make: MakePage = (noteReads) => render(request, page ? origin : undefined, noteReads);
    const response = await readCostly({
      request: req.raw,
      client: clientOf(req.raw, env),
      name,
      limit: limitedRead(new URL(request.url)),
      make: name ? make : async (noteReads) => withoutStore(await make(noteReads)),
    });
    return isMalformed(pathname) ? withStatus(400, response) : response;
  });

  app.onError(async (error, { req }) => {
    const requestId = newRequestId();
    if (!isClientAbort(error))
      platform.log.error({ err: error, method: req.method, url: req.path, requestId }, 'a request failed');
    const isAway = unavailableReason(error) !== null || (await isDatabaseAway(platform.db));
    const response = isAway ? unavailableResponse() : problem(500, 'unexpected', TECHNICAL_DIFFICULTIES);
    response.headers.set(REQUEST_ID, requestId);
    return response;
  });
  return app;
}

function withStatus(status: number, { body, headers }: Response): Response {
  return new Response(body, { status, headers });
}

/** True for a client that closed the connection while sending. Not logged: anybody could fill the log with it. */
function isClientAbort(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/** True for a request to /cms by a member of staff, whose pages do not wait behind those of visitors. */
async function isStaff({ staff }: Platform, request: Request): Promise<boolean> {
  if (!isStaffPath(new URL(request.url).pathname)) return false;
  // While the database is away nobody is known; the page itself says what is the matter.
  return (await staff.current(request.headers).catch(() => null)) !== null;
}

function methodNotAllowed(allow: string): Response {
  const response = problem(405, 'method-not-allowed', 'Pages are read by GET, and forms sent by POST.');
  response.headers.set('allow', allow);
  return response;
}
