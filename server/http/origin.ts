/** The origin the visitor sees: PUBLIC_URL where it is set (behind a TLS proxy), else what the request says. */
export function ownOrigin(request: Request, publicUrl: string): string {
  return publicUrl === '' ? new URL(request.url).origin : new URL(publicUrl).origin;
}

/**
 * The origin to write into what leaves the shop: PUBLIC_URL, else a name that only means this machine or its own
 * network. Null for any other: the Host header is whatever its sender likes.
 */
export function publishedOrigin(request: Request, publicUrl: string): string | null {
  const { hostname } = new URL(request.url);
  return publicUrl === '' && !isLocal(hostname) ? null : ownOrigin(request, publicUrl);
}

/**
 * The origin a shop without PUBLIC_URL writes into its kept pages for this visitor: a whole address where it is tried out
 * on its own machine, '' (paths) everywhere else. Two names at most, so that nobody can multiply what is kept.
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
 * Whether a write may go on: a foreign Origin never, an absent one only where no cookie authorises (a shop's own
 * script or another client, not a page that borrows the visitor's session).
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return origin === ownOrigin(request, publicUrl);
  return request.headers.get('cookie') === null;
}

/** The same request under the shop's own address, as React Router compares it with the Origin header. */
export function underOwnOrigin(request: Request, publicUrl: string, pathAndQuery?: string): Request {
  const { pathname, search } = new URL(request.url);
  const url = `${ownOrigin(request, publicUrl)}${pathAndQuery ?? pathname + search}`;
  return url === request.url ? request : new Request(url, request);
}
