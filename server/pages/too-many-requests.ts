import { TOO_MANY_ATTEMPTS } from '#domain/people/too-many-attempts.ts';
import { problem } from '#server/http/problem.ts';
import type { RenderPage } from './render-page.ts';

/** Tells a client to wait. */
export function tooManyRequests(retryAfterSeconds: number): Response {
  const answer = problem(429, 'too-many-requests', TOO_MANY_ATTEMPTS);
  answer.headers.set('retry-after', String(retryAfterSeconds));
  return answer;
}

/**
 * The same for a form that a browser sent by itself: a page of the shop. It comes without script, since script would
 * take the address the form was sent to for the page's own.
 */
export async function tooManyRequestsPage(
  request: Request,
  retryAfterSeconds: number,
  render: RenderPage,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const page = new URL(pathname.startsWith('/cms') ? '/cms/please-wait' : '/please-wait', request.url);
  page.searchParams.set('from', pathname);
  page.searchParams.set('seconds', String(retryAfterSeconds));
  const answer = await render(new Request(page));
  const headers = new Headers(answer.headers);
  headers.set('retry-after', String(retryAfterSeconds));
  headers.set('cache-control', 'no-store');
  return new Response(withoutScript(await answer.text()), { status: 429, headers });
}

function withoutScript(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}
