import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopManifestUrl } from '../shop-manifest-url.ts';

const BEFORE = 'window.__reactRouterManifest=';

/** The pages that links with `prefetch` lead to. */
const PREFETCHED = new Set(['storefront/product/product-detail-page', 'storefront/magazine/article-page']);

/**
 * Beside the list of all routes, which every page would load, one without those of /cms: a shopper has no use for them and
 * they are the larger part. `server/pages/render-page.ts` names the one that fits. Between the two areas links load the whole page.
 * What a page's script imports is left out too: the server names it in the page, and browsers use it for `prefetch` alone.
 */
export function writeShopManifest(clientFolder: string): void {
  const assets = join(clientFolder, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`No list of routes in ${assets}`);
  const script = readFileSync(join(assets, name), 'utf8');
  if (!script.startsWith(BEFORE)) throw new Error(`${name} is not written as expected`);
  const manifest = JSON.parse(script.slice(BEFORE.length).replace(/;\s*$/, ''));
  const routes = Object.fromEntries(
    Object.entries<object>(manifest.routes)
      .filter(([id]) => !id.startsWith('cms/'))
      .map(([id, route]) => [id, PREFETCHED.has(id) ? route : { ...route, imports: [] }]),
  );
  const url = shopManifestUrl(manifest.url);
  const list = JSON.stringify({ ...manifest, routes, url }, (_, value) =>
    value === false ? undefined : value,
  );
  writeFileSync(join(clientFolder, url), `${BEFORE}${list};`);
}
