import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Rolldown } from 'vite';

const MANY_PAGES = 10;

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Groups modules into few files by which pages import them: the same code in thirty small files is 4 kB more once compressed.
 * `framework`: what starts a page. `shop`: the frame of every page, and what a product page shares with others. `product`: the
 * rest of that page. `cards`: what many of the other pages share. The bundler groups everything else by itself.
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
  const shopPages = new Set(pages.map(fileOf));

  function groupOf(id: string, graph: ModuleGraph): string | null {
    const entries = entriesOf(id, graph);
    if (entries.has(start)) return 'framework';
    if (everywhere.some((file) => entries.has(file))) return 'shop';
    const pageCount = entries.intersection(shopPages).size;
    if (entries.has(product)) return pageCount > 1 ? 'shop' : 'product';
    return pageCount >= MANY_PAGES ? 'cards' : null;
  }

  // In this order: a group takes along what its modules import, unless one before it has it.
  return ['framework', 'shop', 'product', 'cards'].map((group) => ({
    name: (id, graph) => (groupOf(id, graph) === group ? group : null),
  }));
}

/** The files of the entries that load this module without waiting. */
function entriesOf(id: string, graph: ModuleGraph): Set<string> {
  const seen = new Set([id]);
  const entries = new Set<string>();
  for (const next of seen) {
    const found = graph.getModuleInfo(next);
    if (found?.isEntry) entries.add(next.replace(/\?.*$/, ''));
    for (const importer of found?.importers ?? []) seen.add(importer);
  }
  return entries;
}
