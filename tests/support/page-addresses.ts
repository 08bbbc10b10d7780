import appRoutes from '#app/routes.ts';

type Node = { path?: string; index?: boolean; children?: Node[] };

/** An address for every page and every form there is, those of /cms included. */
export function pageAddresses(): string[] {
  return [...new Set(addressesOf(appRoutes as Node[], ''))];
}

function addressesOf(nodes: readonly Node[], parent: string): string[] {
  return nodes.flatMap(({ path = '', index, children = [] }) => {
    const own = path === '' ? parent : `${parent}/${path.replace(/^\//, '')}`;
    return [...(children.length > 0 && !index ? [] : [filled(own)]), ...addressesOf(children, own)];
  });
}

function filled(path: string): string {
  return (path || '/')
    .replace('/product/:id', '/product/rose-radiance-serum')
    .replace(':category', 'makeup')
    .replace(/\*$/, 'no-such-page')
    .replaceAll(/:\w+/g, 'x');
}
