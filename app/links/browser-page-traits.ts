import { matchPath } from 'react-router';

export type LoadingKind = 'categories' | 'products' | 'product';

/** The stand-in of a slow page, by route pattern. A column of `public-pages.ts`, apart because browsers load it. */
export const LOADING_KINDS: Partial<Record<string, LoadingKind>> = {
  '/categories': 'categories',
  '/products': 'products',
  '/categories/:category': 'products',
  '/product/:id': 'product',
};

/** Pages empty until their script runs, because they show what the browser stores. A column as well. */
export const DRAWN_BY_SCRIPT: readonly string[] = ['/cart', '/checkout', '/checkout/pay', '/wishlist'];

export function loadingKind(path: string): LoadingKind | null {
  const pattern = Object.keys(LOADING_KINDS).find((known) => matchPath(known, path));
  return LOADING_KINDS[pattern ?? ''] ?? null;
}
