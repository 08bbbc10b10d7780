/** The page's one address for search engines; left out where the shop has no fixed one. */
export function canonicalLink(publicUrl: string, path: string) {
  return publicUrl === '' ? [] : [{ tagName: 'link', rel: 'canonical', href: `${publicUrl}${path}` }];
}
