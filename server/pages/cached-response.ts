import { chooseEncoding } from '#server/http/encoding.ts';
import type { MakePage, PageCache, PageName } from './page-cache.ts';
import { headerPairs, responseFrom } from './page-response.ts';

/** Responds from the cache, or with what `make` returns, which is cached if it may be. Reads validator and encoding of the request. */
export async function cachedResponse(
  pages: PageCache,
  request: Request,
  name: PageName,
  make: MakePage,
): Promise<Response> {
  const page = await pages.getOrRender(name, make);
  if (page instanceof Response) return page;
  const body = await pages.bodyIn(chooseEncoding(request.headers.get('accept-encoding')), page, name.key);
  const {
    status,
    headers,
    body: bytes,
  } = responseFrom(page, body, {
    method: request.method,
    ifNoneMatch: request.headers.get('if-none-match'),
  });
  return new Response(bytes && new Uint8Array(bytes), { status, headers: headerPairs(headers) });
}
