import { onceConnected } from './once-connected.ts';

/**
 * Imports the module of a route, and remembers it, in the place of React Router's own function. An import that fails asks for
 * a reload: the shop may have newer files. Not so while the page is being left: Firefox and WebKit break off imports then, and
 * the reload took the place of the page the shopper asked for. Nor without a network, where the browser's own error page would
 * take the place of this one: the import then waits.
 */
export async function loadRouteModule<Module>(
  route: { id: string; module: string },
  loaded: Record<string, Module>,
): Promise<Module> {
  const known = loaded[route.id];
  if (known) return known;
  let isBeingLeft = false;
  const noteLeaving = () => {
    isBeingLeft = true;
  };
  window.addEventListener('beforeunload', noteLeaving);
  try {
    const module = await onceConnected<Module>(() => import(/* @vite-ignore */ route.module))();
    loaded[route.id] = module;
    return module;
  } catch (error) {
    if (!isBeingLeft) {
      console.error(`Cannot load ${route.module}, reloading the page`, error);
      window.location.reload();
    }
    return new Promise(() => {});
  } finally {
    window.removeEventListener('beforeunload', noteLeaving);
  }
}
