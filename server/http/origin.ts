/** The origin the visitor sees: PUBLIC_URL where it is set (behind a TLS proxy), otherwise the request's own. */
export function ownOrigin(request: Request, publicUrl: string): string {
  return publicUrl === '' ? new URL(request.url).origin : new URL(publicUrl).origin;
}

/**
 * The origin to write into responses: PUBLIC_URL, otherwise a name of this machine or its own network. Null for any
 * other name, because a client may send any Host header.
 */
export function publishedOrigin(request: Request, publicUrl: string): string | null {
  const { hostname } = new URL(request.url);
  return publicUrl === '' && !isLocal(hostname) ? null : ownOrigin(request, publicUrl);
}

/**
 * The origin a shop without PUBLIC_URL writes into cached pages: a whole address on its own machine, '' (paths only)
 * everywhere else. Two names at most, so that nobody can multiply the cache entries.
 */
export function localOrigin(host: string | undefined, port: number | undefined): string {
  return host === `localhost:${port}` || host === `127.0.0.1:${port}` ? `http://${host}` : '';
}

function isLocal(hostname: string): boolean {
  return (
    /^(?:.+\.)?localhost$/.test(hostname) ||
    hostname === '[::1]' ||
    /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$/.test(hostname)
  );
}

/**
 * Refuses writes from a foreign Origin, and those without one that carry a cookie: a page elsewhere could be using the
 * visitor's session.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return origin === ownOrigin(request, publicUrl);
  return request.headers.get('cookie') === null;
}

/** Returns the request under the shop's own address, because React Router compares that with the Origin header. */
export function underOwnOrigin(request: Request, publicUrl: string, pathAndQuery?: string): Request {
  const { pathname, search } = new URL(request.url);
  const url = `${ownOrigin(request, publicUrl)}${pathAndQuery ?? pathname + search}`;
  return url === request.url ? request : new Request(url, request);
}
