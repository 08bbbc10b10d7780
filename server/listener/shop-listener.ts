import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '#operations/platform/platform.ts';
import { type Metrics, type RequestClass, requestClass } from '#server/health/metrics.ts';
import { chooseEncoding } from '#server/http/encoding.ts';
import { localOrigin } from '#server/http/origin.ts';
import type { WorkQueue } from '#server/load/work-queue.ts';
import type { CachedPage } from '#server/pages/cached-page.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import { pageKeyOf, withoutEmptyParameters } from '#server/pages/page-key.ts';
import { responseFrom } from '#server/pages/page-response.ts';
import type { OpenConnections } from '#server/start/shutdown.ts';
import type { NodeListener } from './logged-listener.ts';

export type ListenerParts = {
  pages: PageCache;
  checkCatalogue: () => void;
  publicUrl: string;
  queue: Pick<WorkQueue, 'noteCachedPage'>;
  metrics: Pick<Metrics, 'noteRequest'>;
  connections: Pick<OpenConnections, 'announceEnd' | 'track'>;
  respondByApp: NodeListener;
  log: Log;
};

/** Returns the listener of the shop's server: cached pages go out before Hono or the router see the request. */
export function shopListener(parts: ListenerParts): RequestListener {
  const { queue, metrics, connections, respondByApp } = parts;
  return (request, response) => {
    const began = performance.now();
    const note = (kind: RequestClass) =>
      metrics.noteRequest(kind, response.statusCode, performance.now() - began);
    connections.announceEnd(response);
    if (respondFromCache(parts, request, response)) {
      queue.noteCachedPage();
      note('cached-page');
      return;
    }
    response.once('close', () => note(requestClass(request.url ?? '/')));
    connections.track(response);
    void respondByApp(request, response);
  };
}

/** A failure is logged and leaves the request to the app, which makes the page anew. */
function respondFromCache(parts: ListenerParts, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  try {
    return sendCachedPage(parts, request, response);
  } catch (error) {
    parts.log.error({ err: error, url: request.url }, 'a cached page could not be sent');
    return response.headersSent;
  }
}

function sendCachedPage(
  { pages, checkCatalogue, publicUrl }: ListenerParts,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
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
    method: request.method ?? 'GET',
    ifNoneMatch: request.headers['if-none-match'] ?? null,
  });
  response.writeHead(status, headers);
  response.end(bytes ?? undefined);
  return true;
}

function cachedUnderKey(pages: PageCache, url: string, origin: string): CachedPage | null {
  if (withoutEmptyParameters(url) !== null) return null;
  const key = pageKeyOf(url, origin);
  return key?.isKnown && key.isCached ? pages.get(key.key) : null;
}
