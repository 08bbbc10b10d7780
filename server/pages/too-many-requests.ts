import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { isStaffPath } from '#app/links/staff-path.ts';
import { TOO_MANY_ATTEMPTS } from '#domain/people/too-many-attempts.ts';
import { problem } from '#server/http/problem.ts';
import type { RenderPage } from './render-page.ts';

export function tooManyRequests(retryAfterSeconds: number): Response {
  const response = problem(429, 'too-many-requests', TOO_MANY_ATTEMPTS);
  response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

/** A page for a form sent without script, and itself without: script would take the form for the page. */
export async function tooManyRequestsPage(
  request: Request,
  retryAfterSeconds: number,
  render: RenderPage,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const page = isStaffPath(pathname)
    ? cmsPaths.pleaseWait(retryAfterSeconds)
    : paths.pleaseWait(pathname, retryAfterSeconds);
  const response = await render(new Request(new URL(page, request.url)));
  const headers = new Headers(response.headers);
  headers.set('retry-after', String(retryAfterSeconds));
  headers.set('cache-control', 'no-store');
  return new Response(withoutScript(await response.text()), { status: 429, headers });
}

function withoutScript(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}
