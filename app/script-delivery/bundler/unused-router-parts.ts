import type { Plugin } from 'vite';

/**
 * Leaves two parts of React Router out of the browser's files, 2 kB that never run: routes are all known at the start
 * (`routeDiscovery: initial`), and nothing instruments the router. The build stops should either part go or export another name.
 */
export function unusedRouterParts(): Plugin {
  const left = new Set(Object.keys(PARTS));
  return {
    name: 'unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = Object.keys(PARTS).find((path) => id.endsWith(path));
      if (!part) return;
      left.delete(part);
      return PARTS[part];
    },
    generateBundle() {
      if (left.size > 0) this.error(`React Router has no ${[...left].join(', ')} any more`);
    },
  };
}

const PARTS: Record<string, string> = {
  'react-router/dist/production/lib/router/instrumentation.js': `
    const never = () => { throw new Error('Instrumentation was left out of the build'); };
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = never;
    export const instrumentClientSideRouter = never;
    export const instrumentHandler = never;
    export const instrumentationResultMetaContext = undefined;`,
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    const never = () => { throw new Error('Route discovery was left out of the build'); };
    export const URL_LIMIT = 0;
    export const getManifestPath = never;
    export const getPartialManifest = never;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = never;
    export const handleClientVersionMismatch = never;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};`,
};
