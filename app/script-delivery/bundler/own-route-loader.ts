import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Puts load-route-module.ts in the place of React Router's file. The build stops should the router have no such file any more. */
export function ownRouteLoader(): Plugin {
  let isReplaced = false;
  return {
    name: 'own-route-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.endsWith(ROUTERS)) return;
      isReplaced = true;
      return `export { loadRouteModule } from ${JSON.stringify(OWN)};`;
    },
    generateBundle() {
      if (!isReplaced) this.error(`React Router has no ${ROUTERS} any more`);
    },
  };
}

const ROUTERS = 'react-router/dist/production/lib/dom/ssr/routeModules.js';
const OWN = fileURLToPath(new URL('../load-route-module.ts', import.meta.url));
