import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopManifestUrl } from '../server/shop-manifest-url.ts';

const BEFORE = 'window.__reactRouterManifest=';

/**
 * Beside the list of all routes, which every page would load, one without those of /cms: a shopper has no use for them and
 * they are the larger part. `server/render.ts` names the one that fits. Between the two areas links load the whole page.
 */
export function writeShopManifest(clientFolder: string): void {
  const assets = join(clientFolder, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`No list of routes in ${assets}`);
  const script = readFileSync(join(assets, name), 'utf8');
  if (!script.startsWith(BEFORE)) throw new Error(`${name} is not written as expected`);
  const manifest = JSON.parse(script.slice(BEFORE.length).replace(/;\s*$/, ''));
  const routes = Object.fromEntries(
    Object.entries<Route>(manifest.routes)
      .filter(([id]) => !id.startsWith('cms/'))
      .map(([id, route]) => [id, { ...route, imports: without(manifest.entry.imports, route.imports) }]),
  );
  const url = shopManifestUrl(manifest.url);
  const list = JSON.stringify({ ...manifest, routes, url }, (_, value) =>
    value === false ? undefined : value,
  );
  writeFileSync(join(clientFolder, url), `${BEFORE}${list};`);
}

type Route = { imports: string[] };

/** What the first script imports is named there, and before all else. */
function without(named: string[], imports: string[]): string[] {
  return imports.filter((path) => !named.includes(path));
}
