export type LoadingKind = 'categories' | 'products' | 'product';

/** The placeholder of a page while it loads; null for pages without one. */
export function loadingKind(path: string): LoadingKind | null {
  if (path === '/categories') return 'categories';
  if (path === '/products' || path.startsWith('/categories/')) return 'products';
  if (path.startsWith('/product/')) return 'product';
  return null;
}
