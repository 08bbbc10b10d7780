export type LoadingKind = 'categories' | 'products' | 'product';

/** Which stand-in a page gets while it is on its way; null for those that come without (spec §2, decision 32). */
export function loadingKind(path: string): LoadingKind | null {
  if (path === '/categories') return 'categories';
  if (path === '/products' || path.startsWith('/categories/')) return 'products';
  if (path.startsWith('/product/')) return 'product';
  return null;
}
