/** The list of the shop's routes lies beside the one of all routes, which ends in `/manifest-{version}.js`. */
export function shopManifestUrl(url: string): string {
  return url.replace('/manifest-', '/shop-manifest-');
}
