import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Puts load-route-module.ts in the place of React Router's file, and of its own imports of parts of routes. The build stops should the
 * router have no such file or imports any more.
 */
export function ownRouteLoader(): Plugin {
  let isReplaced = false;
  let partsReplaced = 0;
  return {
    name: 'own-route-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.endsWith(`${ROUTERS}routeModules.js`)) return;
      isReplaced = true;
      return `export { loadRouteModule } from ${JSON.stringify(OWN)};`;
    },
    transform(code, id) {
      if (!id.endsWith(`${ROUTERS}routes.js`)) return;
      const own = code.replace(IMPORT_OF_PART, (_, url: string) => {
        partsReplaced += 1;
        return `importRoutePart(${url})`;
      });
      return { code: `import { importRoutePart } from ${JSON.stringify(OWN)};\n${own}`, map: null };
    },
    generateBundle() {
      if (!isReplaced) this.error(`React Router has no ${ROUTERS}routeModules.js any more`);
      if (partsReplaced < PARTS) this.error(`React Router imports parts of routes in another way`);
    },
  };
}

const ROUTERS = 'react-router/dist/production/lib/dom/ssr/';
const OWN = fileURLToPath(new URL('../load-route-module.ts', import.meta.url));
const IMPORT_OF_PART = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)+([\w.]+)\s*\)/g;
/** A prefetch, loader, action and middleware. */
const PARTS = 4;
