import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { PUBLIC_PAGES } from '../../links/public-pages.ts';
import { isStaffPath } from '../../links/staff-path.ts';
import { shopManifestUrl } from '../shop-manifest-url.ts';

/** React Router's browser entry reads the list of routes from here; `tests/features/browser-scripts.test.ts` holds it. */
const BEFORE = 'window.__reactRouterManifest=';

const PREFETCHED = new Set(PUBLIC_PAGES.filter(({ isPrefetched }) => isPrefetched).map(({ path }) => path));

const OPENED_BY_DOCUMENT = new Set(
  PUBLIC_PAGES.filter(({ isOpenedByDocument }) => isOpenedByDocument).map(({ path }) => path),
);

type Routes = ServerBuild['assets']['routes'];
type Route = NonNullable<Routes[string]>;

/**
 * Writes, beside the list of all routes, one without those of /cms, which are the larger part, and without pages that are
 * never linked: a shopper has no use for them. `server/pages/render-page.ts` names the one that fits. Between the two areas links load the whole page. The imports of a
 * route are for prefetching alone: pages name their own.
 */
export async function writeShopManifest(clientFolder: string, serverBuildFile: string): Promise<void> {
  const { assets }: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(serverBuildFile).href);
  const routes = Object.values(assets.routes)
    .filter((route) => route !== undefined)
    .filter((route) => !isOfStaff(route, assets.routes) && !OPENED_BY_DOCUMENT.has(`/${route.path ?? ''}`))
    .map((route) => [
      route.id,
      PREFETCHED.has(`/${route.path ?? ''}`) ? route : { ...route, imports: undefined },
    ]);
  const url = shopManifestUrl(assets.url);
  const manifest = { ...assets, routes: Object.fromEntries(routes), url };
  const text = JSON.stringify(manifest, (_, value) => (value === false ? undefined : value));
  writeFileSync(join(clientFolder, url), `${BEFORE}${text};`);
}

/** A route without a path of its own belongs to the area of its children. */
function isOfStaff({ id, path }: Route, routes: Routes): boolean {
  if (path) return isStaffPath(`/${path}`);
  const children = Object.values(routes).filter((route) => route?.parentId === id);
  return children.length > 0 && children.every((child) => child && isOfStaff(child, routes));
}
