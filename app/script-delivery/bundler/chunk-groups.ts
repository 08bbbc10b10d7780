import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Rolldown } from 'vite';

const MANY_PAGES = 10;

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Groups modules into few files by which pages import them: the same code in thirty small files is 4 kB more once compressed.
 * `framework`: what starts a page. `shop`: the frame of every page, and what a product page shares with others. `product`: the
 * rest of that page. `cards`: what many of the other pages share. `cart`: the rest of the drawer, which would come in six steps of
 * a request each. The bundler groups everything else by itself.
 */
export function chunkGroups(
  appFolder: string,
  routes: readonly RouteConfigEntry[],
): Rolldown.CodeSplittingGroup[] {
  const fileOf = (route: RouteConfigEntry | undefined) => {
    if (!route) throw new Error('The routes have no frame of the shop, or no product page in it');
    return `${appFolder}/${route.file}`;
  };
  const frame = routes.find(({ path, children }) => children && path === undefined);
  const pages = frame?.children ?? [];
  const start = `${appFolder}/entry.client.tsx`;
  const everywhere = [`${appFolder}/root.tsx`, fileOf(frame)];
  const product = fileOf(pages.find(({ path }) => path === 'product/:id'));
  const drawer = `${appFolder}/storefront/cart-drawer/cart-drawer-panel.tsx`;
  const shopPages = new Set(pages.map(fileOf));

  function groupOf(id: string, graph: ModuleGraph): string | null {
    const { entries, importers } = reachedFrom(id, graph);
    if (entries.has(start)) return 'framework';
    if (everywhere.some((file) => entries.has(file))) return 'shop';
    const pageCount = entries.intersection(shopPages).size;
    if (entries.has(product)) return pageCount > 1 ? 'shop' : 'product';
    if (pageCount >= MANY_PAGES) return 'cards';
    return id !== drawer && importers.has(drawer) ? 'cart' : null;
  }

  // In this order: a group takes along what its modules import, unless one before it has it.
  return ['framework', 'shop', 'product', 'cards', 'cart'].map((group) => ({
    name: (id, graph) => (groupOf(id, graph) === group ? group : null),
  }));
}

/** The files that load this module without waiting, and the entries among them. */
function reachedFrom(id: string, graph: ModuleGraph) {
  const seen = new Set([id]);
  const entries = new Set<string>();
  for (const next of seen) {
    const found = graph.getModuleInfo(next);
    if (found?.isEntry) entries.add(next.replace(/\?.*$/, ''));
    for (const importer of found?.importers ?? []) seen.add(importer);
  }
  return { entries, importers: seen };
}
