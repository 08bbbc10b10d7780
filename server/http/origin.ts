/** The origin the visitor sees: PUBLIC_URL where it is set (behind a TLS proxy), otherwise the request's own. */
export function ownOrigin(request: Request, publicUrl: string): string {
  return publicUrl === '' ? new URL(request.url).origin : new URL(publicUrl).origin;
}

/** The origin to write into responses, or null for a foreign name: a client may send any Host header. */
export function publishedOrigin(request: Request, publicUrl: string): string | null {
  const { hostname } = new URL(request.url);
  return publicUrl === '' && !isLocal(hostname) ? null : ownOrigin(request, publicUrl);
}

/** The origin in cached pages: whole on this machine, otherwise '' (paths). Two names, so that nobody can multiply entries. */
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
 * Refuses a foreign Origin, and an absent one beside a cookie: another site could be using the session. From a page without
 * referrer browsers send a form with a hidden Origin; they still say that it came from the same one.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get('origin');
  if (isHidden(origin)) return request.headers.get('sec-fetch-site') === 'same-origin';
  if (origin !== null) return origin === ownOrigin(request, publicUrl);
  return request.headers.get('cookie') === null;
}

function isHidden(origin: string | null): boolean {
  return origin === 'null';
}

/** Puts the request under the address that React Router compares with the Origin header; a hidden one was checked before. */
export function underOwnOrigin(request: Request, publicUrl: string, pathAndQuery?: string): Request {
  const { pathname, search } = new URL(request.url);
  const url = `${ownOrigin(request, publicUrl)}${pathAndQuery ?? pathname + search}`;
  if (!isHidden(request.headers.get('origin')))
    return url === request.url ? request : new Request(url, request);
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(new Request(url, request), { headers });
}
