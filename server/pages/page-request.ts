import type { PageKey } from './page-key.ts';

/**
 * Returns the request a page is rendered from: its address without the parameters it does not read, and nothing of the visitor. The
 * page of a customer gets the cookies, which say whose it is.
 */
export function pageRequest(request: Request, { url, audience }: Pick<PageKey, 'url' | 'audience'>): Request {
  const address = new URL(url, request.url);
  const cookie = audience === 'customer' ? request.headers.get('cookie') : null;
  return new Request(address, cookie === null ? {} : { headers: { cookie } });
}

/** Tells browsers and caches on the way to store nothing. */
export function withoutStore(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
