import { onceConnected } from './once-connected.ts';
import { sayNoConnection } from './say-no-connection.ts';

/** Imports the module of a route, and remembers it, in the place of React Router's own function. */
export async function loadRouteModule<Module>(
  route: { id: string; module: string },
  loaded: Record<string, Module>,
): Promise<Module> {
  const known = loaded[route.id];
  if (known) return known;
  const module = await importRoutePart<Module>(route.module);
  loaded[route.id] = module;
  return module;
}

/**
 * Imports the module of a route or a part of it, for React Router. An import that fails asks for a reload: the shop may have newer
 * files. Not so while the page is being left: Firefox and WebKit break off imports then, and the reload took the place of the page
 * the shopper asked for. Nor where the shop cannot be reached and the browser's own error page would take the place of this one:
 * the import then waits, and the page says so.
 */
export async function importRoutePart<Module>(url: string): Promise<Module> {
  try {
    return await onceConnected<Module>(() => import(/* @vite-ignore */ url), sayNoConnection)();
  } catch (error) {
    console.error(`Cannot load ${url}, reloading the page`, error);
    window.location.reload();
    return new Promise(() => {});
  }
}
