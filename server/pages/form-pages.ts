import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** Returns a function that tells whether a form may be posted to this path: some route of its page has an action. */
export function formPages(build: ServerBuild): (pathname: string) => boolean {
  const routes = routesBelow(build, undefined);
  return (pathname) => {
    // As the router reads the address of a page's data.
    const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
    const matches = matchRoutes(routes, path || '/') ?? [];
    return matches.some(({ route }) => build.routes[route.id ?? '']?.module.action !== undefined);
  };
}

/** Returns the routes of the build as the router's own, from the root downwards. */
export function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    return [
      route.index
        ? { id, path, caseSensitive, index: true as const }
        : { id, path, caseSensitive, children: routesBelow(build, id) },
    ];
  });
}
