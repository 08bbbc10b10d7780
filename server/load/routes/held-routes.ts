import type { RouteObject, ServerBuild } from 'react-router';
import { SIGN_IN_PATHS } from '#app/links/cms-paths.ts';
import { PAPER_PATH } from '#app/links/paths.ts';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { isStaffPath } from '#app/links/staff-path.ts';
import type { ApiRoute } from '#server/api/api-route.ts';
import type { Hold } from '#server/load/hold.ts';
import { formPages, routesBelow } from '#server/pages/form-pages.ts';

export type HeldRoute = { method: 'GET' | 'POST' | 'PATCH'; path: string; hold: Hold };

/** Addresses served before the router. Those of pictures and built files are read from memory or disk, and never made twice. */
export const SERVER_ROUTES: readonly HeldRoute[] = [
  { method: 'GET', path: '/healthz', hold: 'cheap' },
  { method: 'GET', path: '/readyz', hold: 'cheap' },
  { method: 'GET', path: '/metrics', hold: 'cheap' },
  { method: 'GET', path: '/site.webmanifest', hold: 'cached' },
  { method: 'GET', path: '/robots.txt', hold: 'cheap' },
  { method: 'GET', path: '/:file{sitemap(?:-[1-9][0-9]{0,4})?\\.xml}', hold: 'cached' },
  { method: 'GET', path: PAPER_PATH, hold: 'limited' },
  { method: 'GET', path: '/media/:key/:file', hold: 'cheap' },
];

/**
 * Lists every route of the shop and what holds it: those before the router, of the API, and of the pages, each page to be read
 * and to be posted to. `tests/features/held-routes.test.ts` walks it.
 */
export function heldRoutes(build: ServerBuild, api: readonly ApiRoute[]): HeldRoute[] {
  const takesForms = formPages(build);
  return [
    ...SERVER_ROUTES,
    ...api.map(({ method, path, hold }) => ({
      method: method.toUpperCase() as HeldRoute['method'],
      path: `/api${path}`,
      hold,
    })),
    ...pathsOf(routesBelow(build, undefined), '').flatMap((path): HeldRoute[] => [
      { method: 'GET', path, hold: holdOfPage(path) },
      { method: 'POST', path, hold: takesForms(path) ? holdOfForm(path) : 'cheap' },
    ]),
  ];
}

function holdOfPage(path: string): Hold {
  if (isStaffPath(path)) return 'queued';
  const page = PUBLIC_PAGES.find((known) => known.path === path);
  if (page?.readLimit) return 'limited';
  return page?.isAddress && !page.cached ? 'queued' : 'cached';
}

function holdOfForm(path: string): Hold {
  if (SIGN_IN_PATHS.some((signIn) => signIn === path)) return 'limited';
  return PUBLIC_PAGES.some((page) => page.path === path && page.formLimit !== null) ? 'limited' : 'queued';
}

function pathsOf(routes: readonly RouteObject[], parent: string): string[] {
  const paths = routes.flatMap(({ path = '', index, children = [] }) => {
    const own = path === '' ? parent : `${parent}/${path.replace(/^\//, '')}`;
    const isPage = index === true || children.length === 0;
    return [...(isPage ? [own || '/'] : []), ...pathsOf(children, own)];
  });
  return [...new Set(paths)];
}
