import { matchPath } from 'react-router';
import { PUBLIC_PAGES } from './public-pages.ts';

/** True for a path that a page of the shop answers, whether or not there is the product, category or text it names. */
export function isPublicPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return PUBLIC_PAGES.some(
    ({ path: pattern, isAddress }) => isAddress && matchPath(pattern, pathname) !== null,
  );
}
