import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { openDatabase } from '#database/open.ts';
import { watchCatalogue } from '#database/watch/catalogue-watch.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { JobWorker } from '#jobs/job-worker.ts';
import { DueOffersRefresher } from '#operations/catalogue/refresh-due-offers.ts';
import { createApp } from './app.ts';
import { processMetrics, type RequestClass, requestClass } from './health/metrics.ts';
import { readiness } from './health/readiness.ts';
import { metricsReader } from './health/worker-metrics.ts';
import { chooseEncoding } from './http/encoding.ts';
import { createHttpServer } from './http/http-server.ts';
import { limitedOrderAttempts } from './http/order-attempts.ts';
import { localOrigin } from './http/origin.ts';
import { rateLimits } from './http/rate-limits.ts';
import { workQueueFor } from './load/work-queue.ts';
import type { CachedPage } from './pages/cached-page.ts';
import { oncePerTurn } from './pages/once-per-turn.ts';
import { PageCache } from './pages/page-cache.ts';
import { pageKeyOf, withoutEmptyParameters } from './pages/page-key.ts';
import { responseFrom } from './pages/page-response.ts';
import { buildPlatform } from './platform/build-platform.ts';
import type { Config } from './platform/config.ts';
import { mailMeans } from './platform/mail-means.ts';
import { shopLog } from './platform/shop-log.ts';
import { OpenConnections, stopOnSignals } from './start/shutdown.ts';

const PAGE_CACHE_BYTES = 48 * 1024 * 1024;
const built = new URL('../build/', import.meta.url);

export async function serve(config: Config): Promise<{ port: number }> {
  const log = shopLog();
  const database = openDatabase(config.database, log);
  const pages = new PageCache({ maxBytes: PAGE_CACHE_BYTES, now: Date.now });
  const watch = await watchCatalogue(database, pages, log);
  const metrics = processMetrics(database, pages);
  const platform = await buildPlatform(database, config, {
    log,
    announceStock: watch.announceStock,
    noteOrder: metrics.noteOrder,
    ...(config.rateLimits ? { orderAttempts: limitedOrderAttempts() } : {}),
  });
  const build: ServerBuild = await import(new URL('server/index.js', built).href);
  const queue = workQueueFor(database.engine);
  const app = createApp({
    queue,
    platform,
    build,
    pages,
    watch,
    assetsFolder: fileURLToPath(new URL('client/', built)),
    checkLimit: rateLimits(config.rateLimits),
    trustedProxies: config.trustedProxies,
    health: {
      findFault: readiness(database, config.dataDir),
      readMetrics: metricsReader(metrics.registry),
      metricsAccess: { ...config, token: config.metricsToken },
    },
  });

  const respondByApp = getRequestListener(app.fetch);
  const checkCatalogue = oncePerTurn(watch.check);
  const connections = new OpenConnections();
  const server = createHttpServer((request, response) => {
    const began = performance.now();
    const note = (kind: RequestClass) =>
      metrics.noteRequest(kind, response.statusCode, performance.now() - began);
    connections.announceEnd(response);
    if (respondFromCache(pages, checkCatalogue, config.publicUrl, request, response)) {
      queue.noteCachedPage();
      note('cached-page');
      return;
    }
    response.once('close', () => note(requestClass(request.url ?? '/')));
    connections.track(response);
    void respondByApp(request, response);
  });
  connections.watch(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: config.port, host: config.host }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const jobs = new JobWorker(platform, jobHandlers(mailMeans(build, config, port)));
  jobs.start();
  const dueOffers = new DueOffersRefresher(platform);
  dueOffers.start();
  stopOnSignals(server, connections, async () => {
    await dueOffers.stop();
    await jobs.stop();
    await watch.close();
    await platform.searchMisses.flush();
    await database.close();
  });
  return { port };
}

/** Skips Hono and the router for a cached page, because most requests are for one. */
function respondFromCache(
  pages: PageCache,
  checkCatalogue: () => void,
  publicUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  checkCatalogue();
  const origin = publicUrl || localOrigin(request.headers.host, request.socket.localPort);
  const url = request.url ?? '/';
  // Most addresses already are the key they would get; the others are put in order first.
  const page = pages.get(origin + url) ?? cachedUnderKey(pages, url, origin);
  const body = page?.bodies[chooseEncoding(request.headers['accept-encoding'] ?? null)];
  if (!page || !body) return false;
  const {
    status,
    headers,
    body: bytes,
  } = responseFrom(page, body, {
    method: request.method,
    ifNoneMatch: request.headers['if-none-match'] ?? null,
  });
  response.writeHead(status, headers);
  response.end(bytes ?? undefined);
  return true;
}

function cachedUnderKey(pages: PageCache, url: string, origin: string): CachedPage | null {
  if (withoutEmptyParameters(url) !== null) return null;
  const key = pageKeyOf(url, origin);
  return key?.isKnown ? pages.get(key.key) : null;
}
