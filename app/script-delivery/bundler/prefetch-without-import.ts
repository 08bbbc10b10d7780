import type { Plugin } from 'vite';

/**
 * Lets React Router prefetch a page's files without importing its modules. It reloads the page when an import fails, and
 * Firefox and WebKit break off imports that run while a shopper leaves: the reload took the place of the page they asked for.
 * Only the styles a route module names itself would need the import, and ours name none. The build stops should the call change.
 */
export function prefetchWithoutImport(): Plugin {
  let isReplaced = false;
  return {
    name: 'prefetch-without-import',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith(FILE)) return;
      isReplaced = code.includes(IMPORT);
      return code.replace(IMPORT, 'routeModules[route.id] ?? {}');
    },
    generateBundle() {
      if (!isReplaced) this.error(`${FILE} does not hold '${IMPORT}' any more`);
    },
  };
}

const FILE = 'react-router/dist/production/lib/dom/ssr/links.js';
const IMPORT = 'await loadRouteModule(route, routeModules)';
