import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { isStaffPath } from '#app/links/staff-path.ts';
import { SHOP_IS_BUSY } from '#domain/words/messages.ts';
import { problem } from '#server/http/problem.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';
import { cachedResponse } from './cached-response.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderPage } from './render-page.ts';

/** Responses in place of a page, when the shop does not do what was asked: a page of the shop for people, a problem for programs. */
export type Notices = {
  /** 429, for a client over a rate limit. */
  tooManyRequests(request: Request, retryAfterSeconds: number): Promise<Response>;
  /** 503, for a client that the shop has no time for. */
  busy(request: Request): Promise<Response>;
};

const BUSY_FOR_SECONDS = 5;

/** Pages of notices are cached: a flood must not have one rendered for every request it is refused. */
export function noticesOf(pages: PageCache, render: RenderPage): Notices {
  const show = async (request: Request, status: number, path: string, retryAfterSeconds: number) => {
    const url = new URL(path, request.url);
    const page = await cachedResponse(
      pages,
      new Request(url, { headers: { 'accept-encoding': request.headers.get('accept-encoding') ?? '' } }),
      { key: `notice ${path}`, showsStock: false },
      () => render(new Request(url), ''),
    );
    const headers = new Headers(page.headers);
    headers.delete('etag');
    return withWait(new Response(page.body, { status, headers }), retryAfterSeconds);
  };

  return {
    async tooManyRequests(request, retryAfterSeconds) {
      if (!isForPeople(request)) return tooManyRequests(retryAfterSeconds);
      const { pathname } = new URL(request.url);
      const minutes = Math.ceil(retryAfterSeconds / 60);
      const path = isStaffPath(pathname)
        ? cmsPaths.pleaseWait(minutes * 60)
        : paths.pleaseWait(hasForm(pathname) ? pathname : '', minutes * 60);
      return show(request, 429, path, retryAfterSeconds);
    },

    busy: async (request) =>
      isForPeople(request)
        ? show(request, 503, paths.shopIsBusy(), BUSY_FOR_SECONDS)
        : withWait(problem(503, 'busy', SHOP_IS_BUSY), BUSY_FOR_SECONDS),
  };
}

function hasForm(pathname: string): boolean {
  return PUBLIC_PAGES.some(({ path, formLimit }) => formLimit !== null && path === pathname);
}

/** Script asks for data, and would take a page for it. */
export function isForPeople(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

function withWait(response: Response, seconds: number): Response {
  const headers = new Headers(response.headers);
  headers.set('retry-after', String(seconds));
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
