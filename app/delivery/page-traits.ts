import { paths } from '#app/links/paths.ts';

/** Pages that show what the browser stores. */
const DRAWN_BY_SCRIPT = [paths.cart(), paths.checkout(), paths.wishlist()];

/** Route patterns that links with `prefetch` lead to. */
const PREFETCHED = ['product/:id', 'beauty-tips/:slug'];

/** True where a visitor sees nothing of use before script runs: the shop's own pages of that kind, and all of /cms. */
export function isDrawnByScript(pathname: string): boolean {
  return isStaffPath(pathname) || DRAWN_BY_SCRIPT.includes(pathname);
}

/** Expects the pattern as `app/routes.ts` writes it, without the leading slash. */
export function isPrefetched(pattern: string): boolean {
  return PREFETCHED.includes(pattern);
}

/** Takes paths with or without the leading slash, those of page data (`/cms.data`) too. */
export function isStaffPath(path: string): boolean {
  return /^\/?cms(?:[/.]|$)/.test(path);
}
