import { matchPath } from 'react-router';

/** The stand-in a page gets while it is slow to load. */
export type LoadingKind = 'categories' | 'products' | 'product';

/**
 * Stand-ins by route pattern; other pages come without. This and the next list are columns of `public-pages.ts`, apart
 * from it because browsers load them and need none of the rest.
 */
export const LOADING_KINDS: Partial<Record<string, LoadingKind>> = {
  '/categories': 'categories',
  '/products': 'products',
  '/categories/:category': 'products',
  '/product/:id': 'product',
};

/** Pages that show what the browser stores: empty until their script runs. */
export const DRAWN_BY_SCRIPT: readonly string[] = ['/cart', '/checkout', '/wishlist'];

/** Returns null for a page without a stand-in. */
export function loadingKind(path: string): LoadingKind | null {
  const pattern = Object.keys(LOADING_KINDS).find((known) => matchPath(known, path));
  return LOADING_KINDS[pattern ?? ''] ?? null;
}
