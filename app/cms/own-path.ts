import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';

const NOWHERE = 'http://cms.invalid';

/** The page to open after signing in: only within /cms, whatever the address says. */
export function ownCmsPath(wanted: string | null): string {
  const url = wanted === null ? null : URL.parse(wanted, NOWHERE);
  if (url?.origin !== NOWHERE || !/^\/cms(?:\/|$)/.test(url.pathname)) return paths.cms();
  if (url.pathname.startsWith(cmsPaths.signIn())) return paths.cms();
  return url.pathname.replace(/\.data$/, '') + url.search;
}
