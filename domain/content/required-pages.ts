/** Slugs of the pages the law asks of a shop, which the footer and the checkout rest on: they are edited, never taken away. */
export const REQUIRED_PAGES: readonly string[] = [
  'shipping',
  'returns',
  'privacy',
  'terms',
  'cookies',
  'accessibility',
];

export function isRequiredPage({ slug }: { slug: string }): boolean {
  return REQUIRED_PAGES.includes(slug);
}

/** True where a save would take a required page from its address: another slug or kind, or a draft of a published page. */
export function takesPageAway(
  stored: { slug: string; kind: string; status: string },
  wanted: { slug: string; kind: string; status: string },
): boolean {
  if (!isRequiredPage(stored)) return false;
  const isMoved = wanted.slug !== stored.slug || (wanted.kind === 'article') !== (stored.kind === 'article');
  return isMoved || (stored.status === 'published' && wanted.status !== 'published');
}
