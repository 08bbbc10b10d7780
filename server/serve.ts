import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { openDatabase } from '#database/open.ts';
import { watchCatalogue } from '#database/watch/catalogue-watch.ts';
import { PictureRefiner } from '#operations/pictures/picture-refiner.ts';
import { createApp } from './app.ts';
import { visitorLoadOf } from './files/visitor-load.ts';
import { localOrigin } from './http/origin.ts';
import { rateLimits } from './http/rate-limits.ts';
import type { CachedPage } from './pages/cached-page.ts';
import { oncePerTurn } from './pages/once-per-turn.ts';
import { PageCache } from './pages/page-cache.ts';
import { type PageKey, pageKeyOf } from './pages/page-key.ts';
import { chooseEncoding, responseFrom } from './pages/page-response.ts';
import { buildPlatform } from './platform/build-platform.ts';
import type { Config } from './platform/config.ts';
import { stopOnSignals } from './start/shutdown.ts';

const PAGE_CACHE_BYTES = 48 * 1024 * 1024;
const built = new URL('../build/', import.meta.url);

/** Serves the built shop on a migrated database until a signal ends it. */
export async function serve(config: Config): Promise<{ port: number }> {
  const log = pino();
  const database = openDatabase(config.database, log);
  const pages = new PageCache({ maxBytes: PAGE_CACHE_BYTES, now: Date.now });
  const watch = await watchCatalogue(database, pages, log);
  const platform = await buildPlatform(database, config, { log, announceStock: watch.announceStock });
  const build: ServerBuild = await import(new URL('server/index.js', built).href);
  const app = createApp({
    platform,
    build,
    pages,
    watch,
    assetsFolder: fileURLToPath(new URL('client/', built)),
    checkLimit: rateLimits(config.rateLimits),
    trustedProxies: config.trustedProxies,
  });

  const answerByApp = getRequestListener(app.fetch);
  const checkCatalogue = oncePerTurn(watch.check);
  const server = createServer((request, response) => {
    if (!answerFromCache(pages, checkCatalogue, config.publicUrl, request, response))
      void answerByApp(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, resolve);
  });
  const refiner = new PictureRefiner(platform, visitorLoadOf(server));
  refiner.start();
  stopOnSignals(server, async () => {
    await refiner.stop();
    await watch.close();
    await database.close();
  });
  return { port: (server.address() as AddressInfo).port };
}

/** The short way for what is asked most: a kept page goes out before the router and Hono hear of the request. */
function answerFromCache(
  pages: PageCache,
  checkCatalogue: () => void,
  publicUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  checkCatalogue();
  const named = publicUrl || localOrigin(request.headers.host, request.socket.localPort);
  const url = request.url ?? '/';
  // Most addresses already are the key they would get; the others are put in order first.
  const page = pages.get(named + url) ?? cachedUnderKey(pages, pageKeyOf(url, named));
  const body = page?.bodies[chooseEncoding(request.headers['accept-encoding'] ?? null)];
  if (!page || !body) return false;
  const answer = responseFrom(page, body, {
    method: request.method,
    ifNoneMatch: request.headers['if-none-match'] ?? null,
  });
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body ?? undefined);
  return true;
}

function cachedUnderKey(pages: PageCache, key: PageKey | null): CachedPage | null {
  return key?.isKnown ? pages.get(key.key) : null;
}
