import type { Plugin } from 'vite';

/**
 * Leaves parts of React Router out of the browser's files, 2.5 kB that never run: routes are all known at the start
 * (`routeDiscovery: initial`), nothing instruments the router, and there are no server components. The build stops should a part go,
 * export another name or be asked for in another way.
 */
export function unusedRouterParts(): Plugin {
  const left = new Set([...Object.keys(PARTS), ...ASK_FOR_SERVER_COMPONENTS]);
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
    transform(code, id) {
      const part = ASK_FOR_SERVER_COMPONENTS.find((path) => id.endsWith(path));
      if (!part) return;
      const without = code.replace(HAS_SERVER_COMPONENTS, 'false');
      if (without !== code) left.delete(part);
      return { code: without, map: null };
    },
    generateBundle() {
      if (left.size > 0) this.error(`React Router has no such ${[...left].join(', ')} any more`);
    },
  };
}

const ASK_FOR_SERVER_COMPONENTS = [
  'react-router/dist/production/lib/hooks.js',
  'react-router/dist/production/lib/dom/ssr/components.js',
];
/** The second is the context of the one class in these files. */
const HAS_SERVER_COMPONENTS = /\buseIsRSCRouterContext\(\)|\bthis\.context\b/g;

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
