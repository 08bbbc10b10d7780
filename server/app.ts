import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { isDatabaseAway } from '#database/is-away.ts';
import { unavailableReason } from '#database/unavailable.ts';
import type { CatalogueWatch } from '#database/watch/catalogue-watch.ts';
import { TECHNICAL_DIFFICULTIES } from '#domain/words/messages.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { buildApi } from './api/api.ts';
import { assetServer } from './files/assets.ts';
import { mediaServer } from './files/media.ts';
import { robotsTxt, sitemapXml } from './files/search-engines.ts';
import { webManifest } from './files/web-manifest.ts';
import { type HealthParts, healthRoutes } from './health/health-routes.ts';
import type { Bindings } from './http/bindings.ts';
import { limitBody } from './http/body-limit.ts';
import { clientAddress } from './http/client-address.ts';
import { isSameOrigin, localOrigin, underOwnOrigin } from './http/origin.ts';
import { problem } from './http/problem.ts';
import { type CheckLimit, limitedPage } from './http/rate-limits.ts';
import { refuseCharacters } from './http/refused-characters.ts';
import { unavailableResponse } from './http/unavailable-response.ts';
import type { PageCache } from './pages/page-cache.ts';
import { pageKeyOf } from './pages/page-key.ts';
import { chooseEncoding, headerPairs, responseFrom } from './pages/page-response.ts';
import { pageRenderer } from './pages/render-page.ts';
import { tooManyRequests, tooManyRequestsPage } from './pages/too-many-requests.ts';

export type Parts = {
  platform: Platform;
  build: ServerBuild;
  assetsFolder: string;
  pages: PageCache;
  watch: Pick<CatalogueWatch, 'check'>;
  checkLimit: CheckLimit;
  trustedProxies: number;
  /** Left out: the addresses for monitoring are not served. */
  health?: HealthParts;
  isDevelopment?: boolean;
};

const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

export function createApp(parts: Parts): Hono<{ Bindings: Bindings }> {
  const { platform, pages, watch, checkLimit } = parts;
  const asset = assetServer(parts.assetsFolder);
  const media = mediaServer(platform);
  const render = pageRenderer(parts.build, platform, parts.isDevelopment ?? false);
  const app = new Hono<{ Bindings: Bindings }>();
  const clientOf = (request: Request, bindings: Bindings | undefined) =>
    clientAddress(request.headers, bindings?.incoming?.socket.remoteAddress, parts.trustedProxies);

  app.use(refuseCharacters());
  app.use(async ({ req, env }, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    if (!isSameOrigin(req.raw, platform.publicUrl)) {
      return problem(403, 'foreign-origin', 'This request did not come from the shop itself.');
    }
    const action = limitedPage(req.method, new URL(req.url).pathname);
    const refusal = action && (await checkLimit(action, clientOf(req.raw, env)));
    if (!refusal) return next();
    return req.header('accept')?.includes('text/html')
      ? tooManyRequestsPage(req.raw, refusal.retryAfterSeconds, render)
      : tooManyRequests(refusal.retryAfterSeconds);
  });
  app.use(limitBody());

  app.route('/api', buildApi({ platform, checkLimit, clientOf }).hono);
  if (parts.health) app.route('/', healthRoutes(parts.health));
  app.get('/site.webmanifest', () => webManifest(platform));
  app.get('/robots.txt', ({ req }) => robotsTxt(req.raw, platform));
  app.get('/sitemap.xml', ({ req }) => sitemapXml(req.raw, platform));
  app.get('/:file{sitemap-[1-9][0-9]{0,4}\\.xml}', ({ req }) =>
    sitemapXml(req.raw, platform, Number.parseInt(req.param('file').slice('sitemap-'.length), 10)),
  );

  app.get('/media/:key/:file', ({ req }) => media(req.raw, req.param('key'), req.param('file')));

  app.all('*', async ({ req, env }) => {
    const served = asset(req.raw);
    if (served) return served;
    if (!PAGE_METHODS.includes(req.method)) return methodNotAllowed();
    const { pathname, search } = new URL(req.url);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const origin = platform.publicUrl || localOrigin(req.header('host'), env?.incoming?.socket.localPort);
    const pageKey = isRead ? pageKeyOf(pathname + search, origin) : null;
    if (!pageKey) return render(underOwnOrigin(req.raw, platform.publicUrl));
    watch.check();
    const page = await pages.getOrRender(pageKey.key, pageKey.slug, () =>
      render(new Request(new URL(pageKey.url, underOwnOrigin(req.raw, platform.publicUrl).url)), origin),
    );
    if (page instanceof Response) return page;
    const body = await pages.bodyIn(chooseEncoding(req.header('accept-encoding') ?? null), page, pageKey.key);
    const {
      status,
      headers,
      body: bytes,
    } = responseFrom(page, body, {
      method: req.method,
      ifNoneMatch: req.header('if-none-match') ?? null,
    });
    return new Response(bytes && new Uint8Array(bytes), { status, headers: headerPairs(headers) });
  });

  app.onError(async (error, { req }) => {
    if (!isClientAbort(error))
      platform.log.error({ err: error, method: req.method, url: req.path }, 'a request failed');
    const isAway = unavailableReason(error) !== null || (await isDatabaseAway(platform.db));
    return isAway ? unavailableResponse() : problem(500, 'unexpected', TECHNICAL_DIFFICULTIES);
  });
  return app;
}

/** True for a client that closed the connection while sending. Not logged: anybody could fill the log with it. */
function isClientAbort(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

function methodNotAllowed(): Response {
  const response = problem(405, 'method-not-allowed', 'Pages are read by GET, and forms sent by POST.');
  response.headers.set('allow', PAGE_METHODS.join(', '));
  return response;
}
