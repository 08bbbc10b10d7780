import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isStaffPath } from '#app/links/staff-path.ts';
import { shopManifestUrl } from '#app/script-delivery/shop-manifest-url.ts';
import { isDatabaseAway } from '#database/is-away.ts';
import { unavailableReason } from '#database/unavailable.ts';
import type { Log, Platform } from '#operations/platform/platform.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';
import { RETRY_AFTER_SECONDS } from '#server/http/unavailable-response.ts';

/** `publicUrl` is the address the page gives as the shop's own, where that depends on the visitor. */
export type RenderPage = (request: Request, publicUrl?: string) => Promise<Response>;

/** Renders the built pages and sets their security headers. Errors are sent as `no-store`. */
export function pageRenderer(build: ServerBuild, platform: Platform, isDevelopment: boolean): RenderPage {
  const mode = isDevelopment ? 'development' : 'production';
  const handleCms = createRequestHandler(build, mode);
  const handleShop = createRequestHandler(isDevelopment ? build : withoutCmsRoutes(build), mode);
  const contextKey = platformContextOf(build);
  return async (request, publicUrl = platform.publicUrl) => {
    const context = new RouterContextProvider();
    const failures = noticingUnavailable(platform.log);
    context.set(contextKey, { ...platform, publicUrl, log: failures.log });
    const { pathname } = new URL(request.url);
    const isStaffOnly = isStaffPath(pathname);
    const rendered = await (isStaffOnly ? handleCms : handleShop)(request, context);
    if (isDevelopment) return rendered;
    const isAway =
      rendered.status >= 500 && (failures.sawUnavailable() || (await isDatabaseAway(platform.db)));
    const response = isAway ? asUnavailable(rendered) : rendered;
    const isHttps = platform.publicUrl.startsWith('https:');
    return withPolicies(isStaffOnly ? withoutCaching(response) : response, isHttps);
  };
}

/** The log of one request, which remembers that the database failed: the router itself knows only errors. */
function noticingUnavailable(log: Log): { log: Log; sawUnavailable(): boolean } {
  let hasSeen = false;
  const error: Log['error'] = (fields, message) => {
    hasSeen ||= 'err' in fields && unavailableReason(fields.err) !== null;
    log.error(fields, message);
  };
  return {
    log: { info: (...entry) => log.info(...entry), warn: (...entry) => log.warn(...entry), error },
    sawUnavailable: () => hasSeen,
  };
}

function asUnavailable(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  return new Response(response.body, { status: 503, headers });
}

/** Names the list of routes that `app/script-delivery/bundler/shop-manifest.ts` wrote for shoppers. */
function withoutCmsRoutes(build: ServerBuild): ServerBuild {
  return { ...build, assets: { ...build.assets, url: shopManifestUrl(build.assets.url) } };
}

type PlatformContext = Parameters<RouterContextProvider['get']>[0];

/** Returns the context key of the build: this module's own copy would be another object. */
function platformContextOf(build: ServerBuild): PlatformContext {
  const { platformContext } = build.entry.module as unknown as { platformContext: PlatformContext };
  return platformContext;
}

async function withPolicies(response: Response, isHttps: boolean): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of securityHeaders(isHttps)) headers.set(name, value);
  // The router's response to a form posted to a page without an action.
  if (response.status === 405) headers.set('allow', 'GET, HEAD');
  if (response.status >= 500) headers.set('cache-control', 'no-store');
  if (!headers.get('content-type')?.startsWith('text/html')) {
    return new Response(response.body, { status: response.status, headers });
  }
  const html = await response.text();
  headers.set('content-security-policy', contentSecurityPolicy(html));
  return new Response(html, { status: response.status, headers });
}

/** Keeps /cms out of caches and search engines. */
function withoutCaching(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(response.body, { status: response.status, headers });
}
