/** 'questions': a page whose third-level headings fold open. */
export const PAGE_KINDS = ['page', 'questions', 'article'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const PAGE_STATUSES = ['draft', 'published'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** The footer column that links to a written page. */
export const FOOTER_PLACES = ['none', 'help', 'legal'] as const;
export type FooterPlace = (typeof FOOTER_PLACES)[number];

/** Slugs of the standing pages: every shop has them, at addresses of their own. */
export const STANDING_PAGES = [
  'shipping',
  'returns',
  'faq',
  'privacy',
  'terms',
  'cookies',
  'accessibility',
] as const;

export function pageAddress({ kind, slug }: { kind: PageKind; slug: string }): string {
  if (kind === 'article') return `/beauty-tips/${encodeURIComponent(slug)}`;
  const isStanding = STANDING_PAGES.some((standing) => standing === slug);
  return isStanding ? `/${slug}` : `/pages/${encodeURIComponent(slug)}`;
}

/** Returns the noun for a message: 'Are you sure you want to delete this article?' */
export function pageNoun(kind: PageKind): 'page' | 'article' {
  return kind === 'article' ? 'article' : 'page';
}
