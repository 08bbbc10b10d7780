import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * How long the shop waits for a client: for the head of a request; for all of it, where the largest picture takes a minute on a
 * slow line; for the next one on an open connection, longer than the minute for which proxies keep theirs.
 */
const TIMES_MS = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 65_000 };
const LOOK_FOR_SLOW_ONES_EVERY_MS = 5_000;
/** Of one process; further ones are closed at once. */
const MOST_CONNECTIONS = 4_096;

/** Makes the server of the shop: with bounds on time and connections, and refusing requests that name two hosts. */
export function createHttpServer(respond: RequestListener): Server {
  const server = createServer(
    { ...TIMES_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_ONES_EVERY_MS },
    (request, response) => {
      if (!namesTwoHosts(request.rawHeaders)) return respond(request, response);
      // RFC 9112 §3.2: a proxy in front may have read the other one.
      response.writeHead(400, { connection: 'close' }).end();
    },
  );
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
