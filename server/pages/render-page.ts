import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isStaffPath } from '#app/links/staff-path.ts';
import { shopManifestUrl } from '#app/script-delivery/shop-manifest-url.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';

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
    context.set(contextKey, { ...platform, publicUrl });
    const { pathname } = new URL(request.url);
    const isStaffOnly = isStaffPath(pathname);
    const response = await (isStaffOnly ? handleCms : handleShop)(request, context);
    if (isDevelopment) return response;
    const isHttps = platform.publicUrl.startsWith('https:');
    return withPolicies(isStaffOnly ? withoutCaching(response) : response, isHttps);
  };
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
  // A page may bring headers of its own: a mail is shown in a frame of /cms.
  for (const [name, value] of securityHeaders(isHttps)) if (!headers.has(name)) headers.set(name, value);
  // The router's response to a form posted to a page without an action.
  if (response.status === 405) headers.set('allow', 'GET, HEAD');
  if (response.status >= 500) headers.set('cache-control', 'no-store');
  if (!headers.get('content-type')?.startsWith('text/html') || headers.has('content-security-policy')) {
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
