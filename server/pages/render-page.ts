import { randomBytes } from 'node:crypto';
import { createRequestHandler, matchPath, RouterContextProvider, type ServerBuild } from 'react-router';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { isStaffPath } from '#app/links/staff-path.ts';
import { shopManifestUrl } from '#app/script-delivery/shop-manifest-url.ts';
import { isDatabaseAway } from '#database/is-away.ts';
import { unavailableReason } from '#database/outage/unavailable.ts';
import { type PageReads, readByPage } from '#database/page-reads.ts';
import { aside, type Log, type Platform } from '#operations/platform/platform.ts';
import { logOfRequest, newRequestId, REQUEST_ID } from '#server/http/request-id.ts';
import { takeMarks } from '#server/http/script-marks.ts';
import {
  contentSecurityPolicy,
  PAYMENT_OPENER_POLICY,
  paymentPolicy,
  securityHeaders,
} from '#server/http/security-headers.ts';
import { RETRY_AFTER_SECONDS } from '#server/http/unavailable-response.ts';

/**
 * `publicUrl` is the address the page gives as the shop's own, where that depends on the visitor; `client` the address that a form
 * came from.
 */
export type RenderPage = (
  request: Request,
  publicUrl?: string,
  noteReads?: (reads: PageReads) => void,
  client?: string,
) => Promise<Response>;

/** Renders the built pages and sets their security headers. Errors are sent as `no-store`. */
export function pageRenderer(
  build: ServerBuild,
  platform: Platform,
  { isDevelopment = false, coversSubdomains = false },
): RenderPage {
  const mode = isDevelopment ? 'development' : 'production';
  const handleAll = createRequestHandler(build, mode);
  const handleShop = createRequestHandler(isDevelopment ? build : withShopRoutes(build), mode);
  const keys = contextKeysOf(build);
  return async (request, publicUrl = platform.publicUrl, noteReads, client = '') => {
    const context = new RouterContextProvider();
    const mark = randomBytes(16).toString('base64url');
    const requestId = newRequestId();
    const failures = noticingUnavailable(logOfRequest(platform.log, requestId));
    const { pathname } = new URL(request.url);
    const isStaffOnly = isStaffPath(pathname);
    const own = isStaffOnly ? aside(platform) : noteReads ? noted(platform, noteReads) : platform;
    context.set(keys.platformContext, { ...own, publicUrl, log: failures.log });
    context.set(keys.scriptMarkContext, mark);
    context.set(keys.clientContext, client);
    const handle = isStaffOnly || isOpenedByDocument(pathname) ? handleAll : handleShop;
    const rendered = await handle(request, context);
    if (isDevelopment) return rendered;
    const isAway =
      rendered.status >= 500 && (failures.sawUnavailable() || (await isDatabaseAway(platform.db)));
    const response = isAway ? asUnavailable(rendered) : rendered;
    const isHttps = platform.publicUrl.startsWith('https:');
    const policies = {
      mark,
      isHttps,
      coversSubdomains,
      letsStripeIn: await letsStripeIn(platform, pathname),
    };
    const page = await withPolicies(isStaffOnly ? withoutCaching(response) : response, policies);
    if (page.status >= 500) page.headers.set(REQUEST_ID, requestId);
    return page;
  };
}

function noted(platform: Platform, noteReads: (reads: PageReads) => void): Platform {
  const { db, reads } = readByPage(platform.db);
  noteReads(reads);
  return { ...platform, db, asideDb: db };
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
function withShopRoutes(build: ServerBuild): ServerBuild {
  return { ...build, assets: { ...build.assets, url: shopManifestUrl(build.assets.url) } };
}

type ContextKey = Parameters<RouterContextProvider['get']>[0];
type ContextKeys = Record<'platformContext' | 'scriptMarkContext' | 'clientContext', ContextKey>;

/** Returns the context keys of the build: this module's own copies would be other objects. */
function contextKeysOf(build: ServerBuild): ContextKeys {
  return build.entry.module as unknown as ContextKeys;
}

/** True for a page that takes payments, in a shop with keys of Stripe. */
async function letsStripeIn({ payments }: Platform, pathname: string): Promise<boolean> {
  const takesPayment = PAYMENT_PATHS.some((path) => matchPath(path, pathname));
  return takesPayment && (await payments.current())?.name === 'stripe';
}

/** True for a page whose own route the shop's list of routes leaves out. */
function isOpenedByDocument(pathname: string): boolean {
  return OPENED_BY_DOCUMENT.has(pathname.replace(/\/$/, ''));
}

const OPENED_BY_DOCUMENT = new Set(
  PUBLIC_PAGES.filter((page) => page.isOpenedByDocument).map(({ path }) => path),
);

const PAYMENT_PATHS = PUBLIC_PAGES.filter(({ takesPayment }) => takesPayment).map(({ path }) => path);

async function withPolicies(
  response: Response,
  {
    mark,
    isHttps,
    coversSubdomains,
    letsStripeIn,
  }: { mark: string; isHttps: boolean; coversSubdomains: boolean; letsStripeIn: boolean },
): Promise<Response> {
  const headers = new Headers(response.headers);
  if (letsStripeIn) headers.set(...PAYMENT_OPENER_POLICY);
  // A page may bring headers of its own: a mail is shown in a frame of /cms.
  for (const [name, value] of securityHeaders(isHttps, coversSubdomains))
    if (!headers.has(name)) headers.set(name, value);
  // The router's response to a form posted to a page without an action.
  if (response.status === 405) headers.set('allow', 'GET, HEAD');
  if (response.status >= 500) headers.set('cache-control', 'no-store');
  if (!headers.get('content-type')?.startsWith('text/html') || headers.has('content-security-policy')) {
    return new Response(response.body, { status: response.status, headers });
  }
  const { html, hashes } = takeMarks(await response.text(), mark);
  headers.set(
    'content-security-policy',
    letsStripeIn ? paymentPolicy(hashes) : contentSecurityPolicy(hashes),
  );
  return new Response(html, { status: response.status, headers });
}

/** Keeps /cms out of caches and search engines. */
function withoutCaching(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(response.body, { status: response.status, headers });
}
