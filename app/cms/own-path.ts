import { paths } from '#app/paths.ts';

/** Where to go after signing in: only into /cms itself, whatever the address says. */
export function ownCmsPath(wanted: string | null): string {
  return wanted && /^\/cms(?:[/?]|$)[^\\]*$/.test(wanted) && !wanted.startsWith(paths.cmsSignIn())
    ? wanted.replace(/\.data(?=\?|$)/, '')
    : paths.cms();
}
